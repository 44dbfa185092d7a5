import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toApiError, type ApiError } from '../../lib/api/api-error.ts'
import { query } from '../../lib/api/query.ts'
import { useCobertura } from './use-cobertura.ts'
import type { Buraco, Candidato, Turno } from './tipos.ts'

const chaveDe = ({ posto, dia }: Turno, processoId: number | null): string =>
  `${posto.id} ${dia.data} ${processoId ?? 'vaga'}`

/** The hole of a shift that is being filled: the one chosen, or the first that is open. */
export function buracoAFechar({ dia }: Turno, escolhido: number): Buraco | null {
  const abertos = dia.buracos.filter(({ cobertura }) => cobertura === null)
  return abertos[escolhido] ?? abertos[0] ?? null
}

/** Who can fill a hole of a shift, and what the person does about it. */
export function useEscolha(turno: Turno, buraco: Buraco, onFeito: () => void) {
  const { posto, dia } = turno
  const { processoId } = buraco
  const cobertura = useCobertura()
  const [tambem, setTambem] = useState(true)
  const [recusa, setRecusa] = useState<{ readonly chave: string; readonly falha: ApiError } | null>(null)
  const chave = chaveDe(turno, processoId)
  const lista = useQuery({
    ...query('GET /api/cobertura/candidatos', {
      query: {
        postoId: String(posto.id),
        data: dia.data,
        ...(processoId !== null && { processoId: String(processoId) }),
      },
    }),
  })
  const escalar = (candidato: Candidato): void => {
    const datas = [dia.data, ...(tambem ? candidato.tambem : [])]
    setRecusa(null)
    cobertura
      .escalar({ postoId: posto.id, processoId }, candidato, datas)
      .then(onFeito, (failure: unknown) => {
        setRecusa({ chave, falha: toApiError(failure) })
        cobertura.refazer()
      })
  }
  return {
    lista,
    tambem,
    setTambem,
    escalar,
    enviando: cobertura.enviando,
    falha: recusa?.chave === chave ? recusa.falha : null,
    refazer: () => {
      setRecusa(null)
      cobertura.refazer()
    },
    autorizar: cobertura.autorizar,
  }
}
export type Escolha = ReturnType<typeof useEscolha>
