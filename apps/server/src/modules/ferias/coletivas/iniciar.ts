import { sql } from 'kysely'
import type { NovasColetivas, PreviaDasColetivas } from '@rh/domain/contract/ferias-coletivas'
import {
  MODELO_COLETIVAS,
  prazosDasColetivas,
  verificarParalisacao,
  type ParametrosDasColetivas,
} from '@rh/domain/processos/ferias/coletivas'
import type { PedidoDasColetivas } from '@rh/domain/processos/ferias/coletivas-plano'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import { prazosDasFerias } from '@rh/domain/regras/ferias/prazos'
import type { Db, Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Quem } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { hojeEm } from '../../../clock.ts'
import { requireAchados } from '../../processo/requirements.ts'
import { iniciarLote } from '../../processo/lote/iniciar.ts'
import { planejarTodos } from './pessoas.ts'

/** Earlier shutdowns of the same contracts, of which somebody still goes. */
async function listAnteriores(
  db: Db | Tx,
  { contratoIds }: ParametrosDasColetivas,
): Promise<ParametrosDasColetivas['periodos']> {
  const { rows } = await sql<{ inicio: string; dias: number }>`
    select distinct x ->> 'inicio' as inicio, (x ->> 'dias')::int as dias
      from processo_lote pl
      cross join jsonb_array_elements(pl.parametros -> 'periodos') x
     where pl.tipo = ${ferias.name} and pl.modelo = ${MODELO_COLETIVAS}
       and exists (select from processo_lote_item i join processo p on p.id = i.processo_id
                    where i.lote_id = pl.id and p.status not in ('cancelada', 'reprovada')
                      ${contratoIds.length > 0 ? sql`and i.contrato_id = any (${contratoIds}::int[])` : sql``})`.execute(
    db,
  )
  return rows
}

async function pendenciasDe(db: Db | Tx, parametros: ParametrosDasColetivas, hoje: string) {
  const anteriores = await listAnteriores(db, parametros)
  return [...verificarParalisacao(parametros, { hoje, anteriores })]
}

/** Everybody's days and amounts, who stays and why, and what is wrong with the shutdown itself; nothing is kept. */
export async function preverColetivas(
  db: Db,
  parametros: ParametrosDasColetivas,
  quando: { readonly ator: Quem; readonly hoje: string; readonly incluir?: readonly number[] | undefined },
): Promise<PreviaDasColetivas> {
  const { ator, hoje, incluir = [] } = quando
  const [pendencias, planejadas] = await Promise.all([
    pendenciasDe(db, parametros, hoje),
    planejarTodos(db, parametros, { ator, hoje, incluir }),
  ])
  const [inicio] = parametros.periodos.map((periodo) => periodo.inicio).toSorted()
  return {
    prazos: [...prazosDasColetivas(parametros, hoje)],
    pagarAte: inicio === undefined ? null : prazosDasFerias(inicio).pagarAteDiaUtil,
    pendencias,
    pessoas: planejadas,
  }
}

/** Said of each person by the plan, and read there by whoever starts it. */
const LIDOS = ['faltas_nao_informadas']

const dadosDe = ({ periodoId, fracoes, licencaDias }: PedidoDasColetivas) => ({
  periodoId,
  fracoes: fracoes.map((fracao) => ({ ...fracao })),
  ...(licencaDias > 0 && { licencaDias }),
})

/**
 * Starts a collective vacation as one batch, planned again at this moment. Answers the batch; throws 422 with what the law
 * says against the shutdown, and 400 where nobody is left to go.
 */
export async function iniciarColetivas(
  work: UnitOfWork,
  { ator, fuso }: { readonly ator: Quem; readonly fuso: string },
  { titulo, parametros, fora, incluir, alertasAceitos }: NovasColetivas,
): Promise<number> {
  const { tx, agora } = work
  const hoje = hojeEm(agora, fuso)
  requireAchados(await pendenciasDe(tx, parametros, hoje), { aceitos: alertasAceitos, quem: ator })
  const ficam = new Set(fora.map(({ colaboradorId }) => colaboradorId))
  const planejadas = await planejarTodos(tx, parametros, { ator, hoje, incluir })
  const itens = planejadas
    .filter(({ colaboradorId }) => !ficam.has(colaboradorId))
    .flatMap(({ colaboradorId, pedidos }) =>
      pedidos.map((pedido) => ({ colaboradorId, dados: dadosDe(pedido) })),
    )
  if (itens.length === 0)
    throw failure('validacao', {
      mensagem: 'Não há ninguém para pôr em férias coletivas nesses dias.',
      campos: { parametros: 'Escolha outros contratos ou outros dias' },
    })
  return iniciarLote(
    ferias,
    work,
    { ator, fuso },
    { titulo, itens, alertasAceitos: LIDOS, modelo: MODELO_COLETIVAS, parametros: { ...parametros, fora } },
  )
}
