import type { EtapaContrato } from '@rh/domain/contratos/novo'
import { useCallback, useRef, useState } from 'react'
import { removeFromTab, saveInTab, readFromTab } from '../../../lib/storage/tab-storage.ts'
import { useUsuario } from '../../../lib/session/use-session.ts'
import { EM_BRANCO, lerDigitados, type Digitado, type Digitados } from './rascunho.ts'

const CHAVE = 'contrato:novo'

/** The new contract as it is typed, kept by the tab through a reload and a session that ends. */
export function useDigitados() {
  const { id: dono } = useUsuario()
  const [achado] = useState(() => lerDigitados(readFromTab(dono, CHAVE)))
  const [digitados, setDigitados] = useState<Digitados>(achado ?? EM_BRANCO)
  const [recuperado, setRecuperado] = useState(achado !== null)
  // Raised when the fields must be filled anew.
  const [geracao, setGeracao] = useState(0)
  // What the last key left: a submit must not wait for the next drawing to see it.
  const ultimo = useRef(digitados)
  const mudar = useCallback(
    (etapa: EtapaContrato, parte: Digitado): void => {
      if (JSON.stringify(ultimo.current[etapa]) === JSON.stringify(parte)) return
      ultimo.current = { ...ultimo.current, [etapa]: parte }
      setDigitados(ultimo.current)
      saveInTab(dono, CHAVE, ultimo.current)
    },
    [dono],
  )
  const esquecer = useCallback((): void => removeFromTab(dono, CHAVE), [dono])
  return {
    digitados,
    ultimos: (): Digitados => ultimo.current,
    recuperado,
    geracao,
    mudar,
    /** It was created: nothing is left to keep. */
    esquecer,
    /** The person gave it up: starts anew. */
    descartar: (): void => {
      esquecer()
      ultimo.current = EM_BRANCO
      setDigitados(EM_BRANCO)
      setRecuperado(false)
      setGeracao(geracao + 1)
    },
  }
}
