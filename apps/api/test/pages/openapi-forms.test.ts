import { calls } from '@lilypad/contracts'
import { expect, test } from 'vitest'
import { toOpenApi } from '../../src/areas/programs/openapi/openapi.ts'

test('a call that takes a file is described as a form with its fields and the file', () => {
  const { paths } = toOpenApi(calls, 'https://lilypad.example')
  expect(paths['/api/tracker/upload_resume']).toMatchObject({
    post: {
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              properties: { airtable_id: {}, file: { type: 'string', format: 'binary' } },
              required: expect.arrayContaining(['file']),
            },
          },
        },
      },
    },
  })
})
