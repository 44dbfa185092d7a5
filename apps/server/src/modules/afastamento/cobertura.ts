import { sql } from 'kysely'
import { ESCALA_DO_FOLGUISTA } from '@rh/domain/cobertura/quadro'
import type { ImpedimentoDeQuemCobre } from '@rh/domain/processos/afastamento/fatos'
import { regrasDoAfastamento } from '@rh/domain/processos/afastamento/rules'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { SimulacaoDoAfastamento } from '@rh/domain/regras/afastamento/simulacao'
import type { Db, Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { listForaDoQuadro, listOcupacao } from '../ferias/ausencias.ts'
import { findPessoa } from '../ferias/pessoa.ts'
import { lockPessoas } from '../ferias/travas.ts'
import type { Pedido } from '../processo/nascido.ts'
import type { ContextoDoServidor } from './fatos.ts'

/** Days ahead that somebody is asked for where nobody knows the end; the board asks for the next ones. */
const DIAS_SEM_FIM = 13

type Simulada = Pick<SimulacaoDoAfastamento, 'inicio' | 'fim'>

const diasDe = ({ inicio, fim }: Simulada) => ({ inicio, fim: fim ?? somarDias(inicio, DIAS_SEM_FIM) })

/** What stops the person who was chosen to cover; null where nobody is, or nothing does. */
export async function findImpedimento(
  db: Db | Tx,
  { vinculoId, processoId, hoje }: Pick<Pedido, 'vinculoId' | 'processoId' | 'hoje'>,
  cobertura: number | undefined,
  simulacao: Simulada | null,
): Promise<ImpedimentoDeQuemCobre | null> {
  if (cobertura === undefined || simulacao === null) return null
  if (cobertura === vinculoId) return { porque: 'proprio' }
  const dias = diasDe(simulacao)
  const [pessoa, [ocupada]] = await Promise.all([
    findPessoa(db, vinculoId, hoje),
    listOcupacao(db, [cobertura], dias, processoId),
  ])
  if ((await listForaDoQuadro(db, [cobertura], pessoa, dias)).length > 0) return { porque: 'fora_do_quadro' }
  return ocupada ? { porque: 'ocupado', nome: ocupada.nome, inicio: ocupada.inicio, fim: ocupada.fim } : null
}

/**
 * Who was chosen is at the post on the days of the leave, from the information on: the hole is there from then. The days of
 * the person are read again under the lock.
 */
export async function cobrirAfastamento(
  tx: Tx,
  processoId: number,
  { leitura, fatos, simulacao, vinculoId, cobria }: ContextoDoServidor,
): Promise<void> {
  const { cobertura } = leitura.parciais
  // A single day of anybody else was sent by the board.
  await sql`delete from alocacao where processo_id = ${processoId} and tipo <> 'titular'
    and (vinculo_id in (${cobertura ?? null}::int, ${cobria}::int) or inicio is distinct from fim)`.execute(
    tx,
  )
  if (cobertura === undefined || simulacao === null) return
  await lockPessoas(tx, [cobertura])
  const { hoje } = fatos
  const impedimento = await findImpedimento(tx, { vinculoId, processoId, hoje }, cobertura, simulacao)
  if (impedimento)
    throw failure('pendencias', {
      pendencias: regrasDoAfastamento.cobertura({ leitura, fatos: { ...fatos, cobertura: impedimento } }),
    })
  const { inicio, fim } = diasDe(simulacao)
  await sql`
    insert into alocacao (vinculo_id, posto_id, inicio, fim, tipo, processo_id)
    select ${cobertura}::int, t.posto_id, ${inicio}::date, ${fim}::date,
           case when exists (select from alocacao dele join posto po on po.id = dele.posto_id
                               join escala es on es.id = po.escala_id and es.tipo = ${ESCALA_DO_FOLGUISTA}
                              where dele.vinculo_id = ${cobertura} and dele.tipo = 'titular'
                                and dele.inicio <= ${inicio}::date and (dele.fim is null or dele.fim >= ${inicio}::date))
                then 'folguista' else 'substituto' end, ${processoId}::int
      from alocacao t
     where t.vinculo_id = ${vinculoId} and t.tipo = 'titular' and t.inicio <= ${inicio}::date
       and (t.fim is null or t.fim >= ${inicio}::date)`.execute(tx)
}
