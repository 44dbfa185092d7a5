import type { EtapaContrato } from '@rh/domain/contratos/novo'
import { useCallback, useRef, useState } from 'react'
import { removeFromTab, saveInTab, readFromTab } from '../../../lib/storage/tab-storage.ts'
import { useUsuario } from '../../../lib/session/use-session.ts'
import { EM_BRANCO, readRawForm, type RawStep, type RawForm } from './rascunho.ts'

const CHAVE = 'contrato:novo'

/** The new contract as it is typed, kept by the tab through a reload and a session that ends. */
export function useRawForm() {
  const { id: dono } = useUsuario()
  const [achado] = useState(() => readRawForm(readFromTab(dono, CHAVE)))
  const [raw, setRaw] = useState<RawForm>(achado ?? EM_BRANCO)
  const [recuperado, setRecuperado] = useState(achado !== null)
  // Raised when the fields must be filled anew.
  const [geracao, setGeracao] = useState(0)
  // What the last key left: a submit must not wait for the next drawing to see it.
  const ultimo = useRef(raw)
  const mudar = useCallback(
    (etapa: EtapaContrato, parte: RawStep): void => {
      if (JSON.stringify(ultimo.current[etapa]) === JSON.stringify(parte)) return
      ultimo.current = { ...ultimo.current, [etapa]: parte }
      setRaw(ultimo.current)
      saveInTab(dono, CHAVE, ultimo.current)
    },
    [dono],
  )
  const esquecer = useCallback((): void => removeFromTab(dono, CHAVE), [dono])
  return {
    raw,
    ultimos: (): RawForm => ultimo.current,
    recuperado,
    geracao,
    mudar,
    /** It was created: nothing is left to keep. */
    esquecer,
    /** The person gave it up: starts anew. */
    descartar: (): void => {
      esquecer()
      ultimo.current = EM_BRANCO
      setRaw(EM_BRANCO)
      setRecuperado(false)
      setGeracao(geracao + 1)
    },
  }
}
