import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useUsuario } from '../../lib/session/use-session.ts'
import { useUnsaved } from '../../lib/storage/unsaved.ts'
import { etiquetasQuery, rascunhosQuery } from './chamadas.ts'
import type { Escrita } from './escrita.ts'
import { naAba, Salvador, type EstadoDoRascunho, type Inicio } from './salvador.ts'

/** A draft that is kept on the server as it is typed, and what became of it. */
export function useRascunho(inicio: Inicio) {
  const { id: eu } = useUsuario()
  const queries = useQueryClient()
  const [escrita, setEscrita] = useState(() => naAba(eu, inicio) ?? inicio.salva)
  const [estado, setEstado] = useState<EstadoDoRascunho>({ tipo: 'igual' })
  const [pendente, setPendente] = useState(false)
  const [salvador] = useState(
    () =>
      new Salvador(eu, inicio, escrita, {
        onEstado: setEstado,
        onPendente: setPendente,
        onSalvo: () => {
          for (const { queryKey } of [rascunhosQuery, etiquetasQuery])
            void queries.invalidateQueries({ queryKey })
        },
      }),
  )
  useEffect(() => {
    const volta = (): void => salvador.tentarDeNovo()
    window.addEventListener('online', volta)
    // What the tab kept of it, and what is typed when it is left.
    void salvador.salvar()
    return () => {
      window.removeEventListener('online', volta)
      void salvador.salvar()
    }
  }, [salvador])
  useUnsaved(pendente, 'a mensagem que você escreve')
  return {
    escrita,
    estado,
    mudar: (mudanca: Partial<Escrita>): void => {
      const nova = { ...salvador.escrita, ...mudanca }
      setEscrita(nova)
      salvador.mudar(nova)
    },
    guardar: salvador.guardar.bind(salvador),
    encerrar: salvador.encerrar.bind(salvador),
  }
}
