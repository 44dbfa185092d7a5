import type { ApiKey, ReplyOf } from '../../lib/api.ts'
import { useEnvio } from '../../lib/use-envio.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Movimento } from '../processo/movimento.ts'
import type { Palavra } from '../processo/ParecerForm.tsx'
import { listasDaAdmissao, obterQuery, type Registro } from './queries.ts'

type Transicao = Registro['acoes'][number]
type Parecer = Registro['pareceresAbertos'][number]

/** Moves that have a call of their own; the others go by name through `status`. */
const comChamada = ['efetivar', 'finalizar', 'cancelar'] as const

const corpoDe = ({ motivo, itens, alertasAceitos, para }: Movimento) => ({
  ...(motivo !== undefined && { motivo }),
  ...(itens && { itens: [...itens] }),
  ...(alertasAceitos && { alertasAceitos: [...alertasAceitos] }),
  ...(para !== undefined && { para }),
})

/** Sends moves and words of one admission, on top of the version on the screen. */
export function useMover({ id, versao }: Registro) {
  const queries = useQueryClient()
  const options = {
    invalidates: listasDaAdmissao satisfies readonly ApiKey[],
    onSuccess: (fresco: ReplyOf<'POST /api/admissao/status'>) => {
      queries.setQueryData(obterQuery(id).queryKey, fresco)
    },
  }
  const status = useEnvio('POST /api/admissao/status', options)
  const proprias = {
    efetivar: useEnvio('POST /api/admissao/efetivar', options),
    finalizar: useEnvio('POST /api/admissao/finalizar', options),
    cancelar: useEnvio('POST /api/admissao/cancelar', options),
  }
  const desagendar = useEnvio('POST /api/admissao/desagendar', options)
  const parecer = useEnvio('POST /api/admissao/parecer', options)
  return {
    mover: (movimento: Movimento): Promise<Registro> => {
      const body = { id, versao, ...corpoDe(movimento) }
      const propria = comChamada.find((nome) => nome === movimento.transicao)
      return propria
        ? proprias[propria].mutateAsync({ body })
        : status.mutateAsync({ body: { ...body, transicao: movimento.transicao as Transicao } })
    },
    opinar: (nome: Parecer, { decisao, comentario, dados }: Palavra): Promise<Registro> =>
      parecer.mutateAsync({
        body: {
          id,
          versao,
          parecer: nome,
          decisao,
          ...(comentario && { comentario }),
          ...(dados && { dados }),
        },
      }),
    /** Takes back what was left for a day. */
    desagendar: () => desagendar.mutateAsync({ body: { id, versao } }),
    /** Reads it again, as after somebody else changed it. */
    reler: () => queries.invalidateQueries({ queryKey: obterQuery(id).queryKey }),
  }
}
