import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { useBrowserScript, user } from './deploy/browser-script.ts'
import { kustomization, manifests } from './deploy/manifests.ts'

// What deploys the product judges our files itself. A machine without one of these programs skips its test by name.
const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const answers = (program: string, ...args: string[]) => spawnSync(program, args).status === 0
const { page, readAs } = useBrowserScript()

test.skipIf(!answers('haproxy', '-v'))(
  'the proxy’s configuration is one that haproxy takes (skipped where haproxy is not installed)',
  () => {
    const args = ['-c', '-f', fileOf('../docker/haproxy.cfg')]
    const { status, stdout, stderr } = spawnSync('haproxy', args, { encoding: 'utf8' })
    expect(status, stdout + stderr).toBe(0)
  },
)

test.skipIf(!answers('kubectl', 'version', '--client'))(
  'the manifests are rendered by kubectl kustomize (skipped where kubectl is not installed)',
  () => {
    const args = ['kustomize', fileOf('../k8s')]
    const { status, stdout, stderr } = spawnSync('kubectl', args, { encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    expect(stdout.match(/^kind: /gm)).toHaveLength(manifests.length + kustomization.configMapGenerator.length)
    expect(stdout).not.toMatch(/image: lilypad-/)
  },
)

test.skipIf(!answers('setpriv', '--landlock-access', 'fs:execute', '--version'))(
  'the browser reads neither the environment of another process nor files of ours (skipped where setpriv knows no Landlock)',
  () => {
    const worker = spawn('sleep', ['60'], {
      env: { PATH: process.env.PATH, DATABASE_URL: 'secret' },
      ...user,
    })
    try {
      for (const hidden of [`/proc/${worker.pid}/environ`, page])
        expect(readAs([hidden])).toMatchObject({ stdout: '', status: 1 })
      expect(readAs(['/etc/hosts'])).toMatchObject({
        stdout: expect.stringContaining('localhost'),
        status: 0,
      })
    } finally {
      worker.kill()
    }
  },
)
