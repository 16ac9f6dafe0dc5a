import { MAX_PICTURE_BYTES } from '@lilypad/domain'
import { useEffect, useState } from 'react'
import { useAddLogo } from '@/api/admin/site-contents.ts'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'

/** The chosen picture as the page may show it; null while none is chosen. */
const usePicture = (file: File | null): string | null => {
  const [read, setRead] = useState<{ file: File; url: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setRead({ file, url: reader.result })
    })
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return read && read.file === file ? read.url : null
}

/** Uploads a logo with a name; the server checks by its content that it is a picture. */
export const useNewLogo = (onSaved: () => void) => {
  const [name, setName] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const { mutate, isPending } = useAddLogo()
  const onError = useAdminAlert(name)
  const isTooLarge = file !== null && file.size > MAX_PICTURE_BYTES
  const submit = () => file && mutate({ name, file }, { onSuccess: onSaved, onError })
  return {
    name,
    setName,
    hasFile: file !== null,
    setFile,
    picture: usePicture(isTooLarge ? null : file),
    fault: isTooLarge ? 'The picture must be 1 MB or smaller.' : null,
    submit,
    isReady: name.trim() !== '' && file !== null && !isTooLarge,
    isSaving: isPending,
  }
}
