import { sql } from 'kysely'
import type { PeriodoDeFerias } from '@rh/domain/colaborador/ferias'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { formularioFerias, type LeituraDasFerias } from '@rh/domain/processos/ferias/formulario'
import {
  intervaloDaParalisacao,
  MODELO_COLETIVAS,
  type ParametrosDasColetivas,
} from '@rh/domain/processos/ferias/coletivas'
import { adiantarPeriodo } from '@rh/domain/processos/ferias/coletivas-plano'
import {
  diasForaDe,
  type ColetivasDoPedido,
  type ContextoDasFerias,
  type Dias,
  type FatosDasFerias,
  type PeriodoEscolhido,
} from '@rh/domain/processos/ferias/fatos'
import {
  trechosDoPeriodo,
  type TrechoConcedido,
  type TrechosDoPeriodo,
} from '@rh/domain/processos/ferias/trechos'
import { primeiroDiaDoMes, somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { failure } from '../../http/failure.ts'
import { feriadosLocaisEntre } from '../cadastros/feriado.ts'
import { limiteEm } from '../cadastros/limites.ts'
import { listPeriodos } from '../colaborador/ferias/razao.ts'
import type { Pedido } from '../processo/nascido.ts'
import { doParecer, isAnexado } from '../processo/registrado.ts'
import {
  contarContrato,
  listAusencias,
  listEquipeFora,
  listForaDoQuadro,
  listOcupacao,
  rotulosDaAusencia,
} from './ausencias.ts'
import { findPessoa, findRemuneracoes, type PessoaDeFerias } from './pessoa.ts'

/** A request of days; whoever asks, the facts are the same. */
type Consulta = Omit<Pedido, 'ator'>

/** What the rules are asked with, and what effects and the simulation need besides. */
export interface ContextoDoServidor extends ContextoDasFerias {
  /** The person and the contract as they are on the first day of the vacation. */
  readonly pessoa: PessoaDeFerias
  /** Pay bases of the later stretches, by their own first days (CLT art. 142). */
  readonly remuneracoes: ReadonlyMap<string, number>
  /** Pay base of the month before it, where the first half of the 13th goes with it. */
  readonly mesAnteriorCentavos: number | null
  readonly periodos: readonly PeriodoDeFerias[]
  /** The period asked for; null while none is chosen. */
  readonly periodoId: number | null
}

/** From the first to the last day of a request, the paid leave after it included. */
export function janelaDe({ parciais }: LeituraDasFerias, hoje: string): Dias {
  const fora = diasForaDe(parciais)
  const inicio = fora.map((dias) => dias.inicio).toSorted()[0] ?? hoje
  return {
    inicio,
    fim:
      fora
        .map(({ fim }) => fim)
        .toSorted()
        .at(-1) ?? inicio,
  }
}

/** Everything the rules need to know about one request, read now. */
export async function gatherContexto(
  db: Db | Tx,
  { dados, vinculoId, processoId, hoje }: Consulta,
): Promise<ContextoDoServidor> {
  const leitura = formularioFerias.ler(dados as RawSheet)
  const { fracoes = [], periodoId = null, adiantamento13 = false } = leitura.parciais
  const janela = janelaDe(leitura, hoje)
  const doProcesso = await findDoProcesso(db, processoId)
  const { mediasCentavos } = doProcesso
  const pessoa = await findPessoa(db, vinculoId, janela.inicio, mediasCentavos)
  const substitutos = fracoes.flatMap(({ colaboradorId }) => colaboradorId ?? [])
  const [
    periodos,
    ausencias,
    equipe,
    contrato,
    coberturaOcupada,
    coberturaForaDoQuadro,
    feriados,
    antecedenciaDias,
    percentual,
    doPeriodo,
    noMesAnterior,
    remuneracoes,
  ] = await Promise.all([
    listPeriodos(db, vinculoId, hoje, processoId),
    listAusencias(db, vinculoId, janela.inicio, processoId),
    listEquipeFora(db, pessoa, janela),
    contarContrato(db, pessoa, janela),
    listOcupacao(db, substitutos, janela, processoId),
    listForaDoQuadro(db, substitutos, pessoa, janela),
    feriadosLocaisEntre(db, { de: janela.inicio, ate: somarDias(janela.fim, DIAS_DEPOIS) }, pessoa),
    limiteEm(db, 'ferias.antecedencia', hoje),
    limiteEm(db, 'ferias.ausencias', hoje),
    periodoId === null ? SEM_TRECHOS : findTrechos(db, periodoId, processoId),
    adiantamento13
      ? findPessoa(db, vinculoId, somarDias(primeiroDiaDoMes(janela.inicio), -1), mediasCentavos)
      : null,
    findRemuneracoes(db, vinculoId, { inicio: janela.inicio, fracoes, mediasCentavos }),
  ])
  const escolhido = periodos.find(({ id }) => id === periodoId)
  if (periodoId !== null && !escolhido)
    throw failure('validacao', { campos: { 'dados.periodoId': 'Escolha um período desta pessoa' } })
  const coletivas = coletivasDe(doProcesso, pessoa, escolhido)
  const fatos: FatosDasFerias = {
    hoje,
    status: doProcesso.status,
    antecedenciaDias,
    vinculo: pessoa,
    periodo: escolhido ? comoEscolhido(escolhido, doPeriodo, coletivas) : null,
    periodosMaisAntigos: escolhido
      ? periodos.filter(
          (um) => um.completo && um.saldo > 0 && um.aquisitivoInicio < escolhido.aquisitivoInicio,
        )
      : [],
    regraDeInicio: { escala: pessoa.escala, feriadosLocais: feriados },
    impedimentos: ausencias.map(({ tipo, ...dias }) => ({ ...dias, motivo: rotulosDaAusencia[tipo] })),
    equipe,
    contrato: { ...contrato, percentual },
    coberturaOcupada,
    coberturaForaDoQuadro,
    pago: doProcesso.pagoEm === null ? null : { em: doProcesso.pagoEm },
    anexos: doProcesso,
    coletivas,
  }
  const mesAnteriorCentavos = noMesAnterior?.remuneracao.baseCentavos ?? null
  return { leitura, fatos, vinculoId, pessoa, remuneracoes, mesAnteriorCentavos, periodos, periodoId }
}

export interface Trechos extends TrechosDoPeriodo {
  readonly abonoVendido: number
}
export const SEM_TRECHOS: Trechos = { jaMarcados: [], aRetomar: 0, abonoVendido: 0 }

const comoEscolhido = (
  { aquisitivoInicio, aquisitivoFim, concessivoFim, direito, saldo, faltas }: PeriodoDeFerias,
  trechos: Trechos,
  coletivas: ColetivasDoPedido | null,
): PeriodoEscolhido => ({
  aquisitivoInicio,
  aquisitivoFim,
  concessivoFim,
  diasDireito: direito,
  saldo: saldo + (coletivas?.adiantamento?.dias ?? 0),
  faltas,
  ...trechos,
})

/** The collective vacation that opened the process, and what it gives the period in advance. */
function coletivasDe(
  { coletivas }: DoProcesso,
  { admissao }: PessoaDeFerias,
  periodo: PeriodoDeFerias | undefined,
): ColetivasDoPedido | null {
  if (!coletivas) return null
  const periodos = coletivas.periodos.map(intervaloDaParalisacao)
  const [inicio] = periodos.map((dias) => dias.inicio).toSorted()
  return {
    periodos,
    adiantamento: periodo && inicio !== undefined ? adiantarPeriodo(admissao, periodo, inicio) : null,
  }
}
const findTrechos = async (db: Db | Tx, periodoId: number, menos: number | null): Promise<Trechos> =>
  (await listTrechos(db, [periodoId], menos)).get(periodoId) ?? SEM_TRECHOS

/**
 * Stretches of each of these periods that other requests hold or took, or that were enjoyed before the system, and the
 * days of it that were sold. A period of which there is none is left out.
 */
export async function listTrechos(
  db: Db | Tx,
  periodoIds: readonly number[],
  menos: number | null = null,
): Promise<ReadonlyMap<number, Trechos>> {
  const ids = [...periodoIds]
  const { rows } = await sql<{
    periodoId: number
    trechos: readonly TrechoConcedido[]
    abonoVendido: number
  }>`${prepared}
    with outras as (
      select a.periodo_id, a.processo_id, a.inicio, a.fim - a.inicio + 1 as gozado,
             (f.dados ->> 'abonoDias')::int as abono,
             (select (x ->> 'dias')::int from jsonb_array_elements(f.dados -> 'fracoes') x
               where p.status = 'interrompida' and (x ->> 'inicio')::date = a.inicio) as interrompido
        from ausencia a
        join processo p on p.id = a.processo_id
        join processo_formulario f on f.processo_id = p.id
       where a.periodo_id = any (${ids}::int[]) and a.processo_id is distinct from ${menos}::int),
    todos as (
      select periodo_id, processo_id, inicio, gozado, interrompido from outras
      union all
      select l.periodo_id, null, null, -l.dias, null from ferias_lancamento l
       where l.periodo_id = any (${ids}::int[]) and l.tipo = 'gozo' and l.processo_id is null)
    select t.periodo_id,
           jsonb_agg(jsonb_build_object('gozado', t.gozado, 'concedido', coalesce(t.interrompido, t.gozado))
                     order by t.processo_id nulls first, t.inicio) as trechos,
           coalesce((select sum(abono)::int from (select distinct on (processo_id) abono from outras o
                                                   where o.periodo_id = t.periodo_id) a), 0) as abono_vendido
      from todos t group by t.periodo_id`.execute(db)
  return new Map(
    rows.map(({ periodoId, trechos, abonoVendido }) => [
      periodoId,
      { ...trechosDoPeriodo(trechos), abonoVendido },
    ]),
  )
}

/** The eve of a holiday counts two days before it: what comes right after the request is read too. */
const DIAS_DEPOIS = 3

interface DoProcesso {
  readonly status: string | null
  readonly mediasCentavos: number
  readonly pagoEm: string | null
  readonly avisoAssinado: boolean
  readonly cancelamentoAssinado: boolean
  /** Of the collective vacation that opened it; null for one of its own. */
  readonly coletivas: Pick<ParametrosDasColetivas, 'periodos'> | null
}
const NOVO: DoProcesso = {
  status: null,
  mediasCentavos: 0,
  pagoEm: null,
  avisoAssinado: false,
  cancelamentoAssinado: false,
  coletivas: null,
}

/** What the sectors already recorded of the vacation itself. */
async function findDoProcesso(db: Db | Tx, processoId: number | null): Promise<DoProcesso> {
  if (processoId === null) return NOVO
  const { rows } = await sql<DoProcesso>`${prepared}
    select p.status,
           coalesce(${doParecer(processoId, 'departamento_pessoal', 'mediasCentavos')}::int, 0) as medias_centavos,
           ${doParecer(processoId, 'pagamento', 'dataPagamento')} as pago_em,
           ${isAnexado(processoId, 'AVISO_FERIAS')} as aviso_assinado,
           ${isAnexado(processoId, 'CANCELAMENTO_FERIAS')} as cancelamento_assinado,
           (select pl.parametros from processo_lote pl
             where pl.id = p.lote_id and pl.modelo = ${MODELO_COLETIVAS}) as coletivas
      from processo p where p.id = ${processoId}`.execute(db)
  return rows[0] ?? NOVO
}
