import { useRef, type ReactNode } from 'react'
import { useTeclas } from '../../../lib/teclas/use-teclas.ts'
import { Tecla } from '../../../ui/teclas/Tecla.tsx'
import { useFila } from './contexto.ts'
import { TECLA_DE_APROVAR } from './teclas.ts'

interface TeclaDeEnviarProps {
  /** What sending the form does. */
  readonly nome: string
}

/** Key of a queue that sends the form around it. */
export function TeclaDeEnviar({ nome }: TeclaDeEnviarProps) {
  const fila = useFila()
  const aqui = useRef<HTMLSpanElement>(null)
  useTeclas(
    'Decidir',
    fila
      ? [{ tecla: TECLA_DE_APROVAR, nome, fazer: () => aqui.current?.closest('form')?.requestSubmit() }]
      : [],
  )
  return <span ref={aqui} hidden />
}

/** Cap of a key of a queue, for the button that does the same; nothing outside of one. */
export const useTeclaDaFila = (tecla: string): ReactNode => useFila() && <Tecla tecla={tecla} />
