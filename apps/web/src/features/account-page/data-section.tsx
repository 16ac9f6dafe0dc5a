import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadMyData } from '@/api/accounts/account.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { saveFile } from '@/parts/save-file.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { Section } from './section.tsx'

export function DataSection({ isClosed }: { isClosed: boolean }) {
  const [isLeaving, setIsLeaving] = useState(false)
  const { alert } = useDialogs()
  const download = useMutation({
    mutationFn: downloadMyData,
    onSuccess: (data) => saveFile('lilypad-my-data.json', JSON.stringify(data, null, 2), 'application/json'),
    onError: (error) => void alert(toMessage(error)),
  })
  return (
    <Section title="Your data" lead="Download your data or delete your account." isClosed={isClosed}>
      <div className="flex flex-wrap gap-3">
        <Button pending={download.isPending && 'Working...'} onClick={() => download.mutate()}>
          Download my data
        </Button>
        <Button look="quiet-danger" onClick={() => setIsLeaving(true)}>
          Delete my account
        </Button>
      </div>
      {isLeaving && <DeleteAccountDialog onClose={() => setIsLeaving(false)} />}
    </Section>
  )
}
