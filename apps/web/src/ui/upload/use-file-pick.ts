import { useRef, useState, type ChangeEvent, type DragEvent } from 'react'

/** Handlers of a drop area and a file picker; spread `zone` and `picker` on their elements. */
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

/** Takes only the first of the dropped files. */
export const takeFirst =
  (take: (arquivo: File) => void) =>
  ([arquivo]: readonly File[]): void => {
    if (arquivo) take(arquivo)
  }
