import { setTimeout as sleep } from 'node:timers/promises'
import type { Gravador } from './gravador.ts'
import { entrarComo, type Pessoa } from './pessoa.ts'

const PESSOAS = 8
const OLHAR_MS = 40
/** Batches that falls since the last look may have cut off. */
const DE_ANTES = 60
const DESISTE_MS = 90_000

interface Lote {
  readonly id: number
  readonly contagens: Readonly<Record<'previsto' | 'criado' | 'recusado' | 'cancelado', number>>
  readonly andamento: object | null
}
interface AVencer {
  readonly id: number
  readonly colaboradorId: number
}

/** A Monday in two months. */
function inicio(): string {
  const dia = Temporal.Now.plainDateISO().add({ days: 60 })
  return dia.add({ days: (8 - dia.dayOfWeek) % 7 }).toString()
}

/** Requests of vacation in a batch, one after the other by a task of the system; then the batch is cancelled. */
export function gravarLotes(): Gravador {
  const ids: number[] = []
  let pessoa: Pessoa | undefined
  let itens: readonly object[] | undefined
  const quem = (): Pessoa => {
    if (!pessoa) throw new Error('Nobody signed in')
    return pessoa
  }
  const prepararItens = async (): Promise<readonly object[]> => {
    const { results } = await quem().ler<{ results: readonly AVencer[] }>('/api/ferias/a-vencer?faixa=depois')
    const cobertura = { cobertura: 'sem_cobertura', motivo: 'Combinado com o fiscal do contrato' }
    return results.slice(0, PESSOAS).map(({ id, colaboradorId }) => ({
      colaboradorId,
      dados: {
        periodoId: id,
        fracoes: [{ inicio: inicio(), dias: 30, ...cobertura }],
        concordancia: true,
      },
    }))
  }
  const ate = async (id: number): Promise<Lote> => {
    for (;;) {
      const lido = await quem().ler<Lote>(`/api/ferias/lote/obter/${id}`)
      if (lido.andamento === null) return lido
      await sleep(OLHAR_MS)
    }
  }
  return {
    nome: 'lotes',
    clientes: 1,
    entrar: async (servidor) => {
      pessoa = await entrarComo(servidor, 'coordenador')
      itens ??= await prepararItens()
    },
    gravar: async () => {
      const alertasAceitos = ['faltas_nao_informadas', 'equipe_ausente', 'teto_ausencias']
      const corpo = { titulo: 'Férias em lote', itens, alertasAceitos }
      const { id } = await quem().mandar<Lote>('/api/ferias/lote/iniciar', corpo)
      ids.push(id)
      const { contagens } = await ate(id)
      if (contagens.criado > 0)
        await quem().mandar('/api/ferias/lote/cancelar', { id, motivo: 'Outra data para todos' })
    },
    aquietar: async () => {
      const fim = Date.now() + DESISTE_MS
      for (const id of ids.slice(-DE_ANTES))
        while (
          Date.now() < fim &&
          (await quem().ler<Lote>(`/api/ferias/lote/obter/${id}`)).andamento !== null
        )
          await sleep(OLHAR_MS)
    },
    conferir: async (client) => {
      const { rows } = await client.query<{ id: number; itens: number; erradas: number }>(
        `select l.id, count(i.id)::int as itens,
                count(*) filter (where i.estado = 'previsto'
                  or (i.estado = 'criado') <> (i.processo_id is not null)
                  or (select count(*) from processo p where p.lote_id = l.id and p.vinculo_id = i.vinculo_id)
                     <> (i.processo_id is not null)::int)::int as erradas
           from processo_lote l left join processo_lote_item i on i.lote_id = l.id
          where l.id = any($1::int[]) group by l.id`,
        [ids],
      )
      return {
        confirmadas: ids.length,
        perdidas: ids.length - rows.filter((lote) => lote.itens === itens?.length).length,
        pelaMetade: rows.filter(({ erradas }) => erradas > 0).length,
      }
    },
  }
}
