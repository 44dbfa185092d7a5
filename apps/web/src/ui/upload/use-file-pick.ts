import { useRef, useState, type ChangeEvent, type DragEvent } from 'react'

/** Files by hand: dropped on a zone, or picked through a button. Spread `zone` and `picker` where they belong. */
export function useFilePick(take: (arquivos: readonly File[]) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const zone = {
    onDragOver: (event: DragEvent): void => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault()
      setOver(false)
      take([...event.dataTransfer.files])
    },
  }
  const picker = {
    ref: input,
    type: 'file',
    hidden: true,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>): void => {
      take([...(target.files ?? [])])
      // The same file may be picked again after a refusal.
      target.value = ''
    },
  } as const
  return { isOver, zone, picker, open: () => input.current?.click() }
}

/** For one file at a time: the first of those that were dropped. */
export const takeFirst =
  (take: (arquivo: File) => void) =>
  ([arquivo]: readonly File[]): void => {
    if (arquivo) take(arquivo)
  }
