import { sql, type RawBuilder } from 'kysely'
import { ESCALA_DO_FOLGUISTA } from '@rh/domain/cobertura/quadro'
import { primeiroDiaDoMes, somarDias, ultimoDiaDoMes } from '@rh/domain/regras/calendario/datas'
import { isRepouso, type DiaDaSemana } from '@rh/domain/regras/calendario/escala'
import type { Candidato } from '@rh/domain/regras/cobertura/substituto-tipos'
import { turnoNoDia, type Turno } from '@rh/domain/regras/cobertura/turnos'
import type { Db, Tx } from '../../db/db.ts'
import { comClausulasDePagamento, type ClausulasDePagamento } from '../colaborador/clausulas-de-pagamento.ts'
import { isGestanteOuLactante } from '../colaborador/estabilidades/protecao.ts'
import { emVigor, noQuadro } from '../colaborador/periodo.ts'
import { contratoNoEscopo, type Escopo } from '../processo/escopo.ts'
import { treinamentosDaPessoa, type TreinamentoFeito } from '../processo/treinamentos.ts'
import { repousosDaEscala } from '../cadastros/escala.ts'
import { comHoras, lerEscalas, type EscalaLida } from './escala.ts'
import { listAusenciasDe, type PostoLido } from './leitura.ts'

// Who might cover, as the rules look at them. Of a leave no more than its days is read.

/** A candidate with what only the board says of them. */
export interface PessoaLida extends Candidato {
  readonly matricula: string
  readonly onde: string
  readonly pagamento: PagamentoDaHora
}

/** What an hour of the own contract is worked out of. */
export interface PagamentoDaHora extends ClausulasDePagamento {
  readonly salarioCentavos: number
  readonly insalubridade: number
  readonly periculosidade: boolean
  readonly horasSemanais: number
  /** Kind of the own scale. */
  readonly escala: string
  /**
   * Weekdays of the own weekly rest: the Saturday too of who does not work on it, where the company counts it as one. None in a
   * cycle: a cover leaves another day off of it, or would be the seventh day in a row, which nobody is sent to; that of 12x36 is
   * inside its hours (CLT art. 59-A).
   */
  readonly repousos: readonly DiaDaSemana[]
}

/** Of a version `ve` with its scale `ec` and the clauses `ch` of its union, as JSON. */
export const pagamentoDaHora = sql`jsonb_build_object('salarioCentavos', ve.salario_centavos, 'insalubridade', ve.insalubridade,
  'periculosidade', ve.periculosidade, 'horasSemanais', ec.horas_semanais, 'escala', ec.tipo,
  'repousos', ${repousosDaEscala('ec')},
  'adicionalNoturnoPercentual', ch.adicional_noturno_percentual, 'divisorPlantao', ch.divisor_plantao,
           'insalubridadeBaseCentavos', ch.insalubridade_base_centavos)`

/** Days around the window that rest and week are counted over. */
const EM_VOLTA = 8
/** People of the same contract, and of others, who are looked at. */
const MAXIMO = { contrato: 200, fora: 60 } as const

interface Linha {
  readonly colaboradorId: number
  readonly nome: string
  readonly matricula: string
  readonly nascimento: string
  readonly cargoId: number
  readonly cargo: string
  readonly nrs: readonly string[]
  readonly feitos: readonly TreinamentoFeito[]
  readonly asoDeRisco: boolean
  readonly pagamento: PagamentoDaHora
  readonly contratoId: number
  readonly postoId: number | null
  readonly local: string | null
  readonly escalaId: number | null
  readonly noPostoDesde: string | null
  readonly protegida: boolean
  readonly coberturasNoMes: number
}

export interface Procura {
  readonly ator: Escopo
  readonly posto: Pick<PostoLido, 'id' | 'contratoId' | 'cargoId' | 'municipioIbge' | 'uf'>
  readonly data: string
}

/** At work on the day, in a contract that the person looking follows. */
const aoAlcance = ({ ator, data }: Procura) =>
  sql<boolean>`${emVigor(data)} and ${noQuadro(data)} and ${contratoNoEscopo(ator, 'cp.contrato_id')}`

/** People of the cargo and folguistas of the contract, then those of the cargo in the município and folguistas of the state. */
const perto = (procura: Procura): RawBuilder<unknown> => {
  const { contratoId, cargoId, municipioIbge, uf } = procura.posto
  const isFolguista = sql<boolean>`exists (select from posto fo join escala fe on fe.id = fo.escala_id
    where fo.id = cp.posto_id and fe.tipo = ${ESCALA_DO_FOLGUISTA})`
  return sql`
    (select cp.vinculo_id from colaborador_periodo cp
      where cp.contrato_id = ${contratoId} and ${aoAlcance(procura)} and (cp.cargo_id = ${cargoId} or ${isFolguista})
      limit ${MAXIMO.contrato})
    union
    (select cp.vinculo_id from posto fo
       join escala fe on fe.id = fo.escala_id and fe.tipo = ${ESCALA_DO_FOLGUISTA}
       join colaborador_periodo cp on cp.posto_id = fo.id
      where cp.uf = ${uf} and ${aoAlcance(procura)} limit ${MAXIMO.fora})
    union
    (select cp.vinculo_id from colaborador_periodo cp
      where cp.municipio_ibge = ${municipioIbge} and cp.cargo_id = ${cargoId} and cp.contrato_id <> ${contratoId}
        and ${aoAlcance(procura)} limit ${MAXIMO.fora})`
}

async function selectPessoas(db: Db | Tx, procura: Procura, quem: RawBuilder<unknown>): Promise<Linha[]> {
  const { data } = procura
  const mes = { de: primeiroDiaDoMes(data), ate: ultimoDiaDoMes(data) }
  const { rows } = await sql<Linha>`
    select v.id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, v.matricula, pe.nascimento, ve.cargo_id,
           ca.titulo as cargo, ca.nrs, ${treinamentosDaPessoa('pe.id')} as feitos, ca.aso_de_risco, ve.contrato_id, al.posto_id,
           ${pagamentoDaHora} as pagamento,
           lo.nome as local, po.escala_id, al.inicio as no_posto_desde,
           ${isGestanteOuLactante(data)} as protegida,
           (select count(distinct c.inicio)::int from alocacao c where c.vinculo_id = v.id and c.tipo <> 'titular'
               and c.inicio between ${mes.de}::date and ${mes.ate}::date) as coberturas_no_mes
      from (${quem}) q
      join vinculo v on v.id = q.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join lateral (select x.* from vinculo_versao x where x.vinculo_id = v.id and x.vigencia <= ${data}::date
                     order by x.vigencia desc limit 1) ve on true
      join escala ec on ec.id = ve.escala_id
      ${comClausulasDePagamento('ve.sindicato_id', sql`${data}::date`)}
      join cargo ca on ca.id = ve.cargo_id
      left join alocacao al on al.vinculo_id = v.id and al.tipo = 'titular' and al.inicio <= ${data}::date
       and (al.fim is null or al.fim >= ${data}::date)
      left join posto po on po.id = al.posto_id
      left join local lo on lo.id = po.local_id`.execute(db)
  return rows
}

interface CoberturaTomada {
  readonly colaboradorId: number
  readonly escalaId: number
  readonly inicio: string
  readonly fim: string
  /** From when the cycle of who is missed is counted; null for a single day. */
  readonly inicioCiclo: string | null
}

/** Covers that these people have around a day. */
async function listTomadas(db: Db | Tx, ids: readonly number[], de: string, ate: string) {
  const { rows } = await sql<CoberturaTomada>`
    select al.vinculo_id as colaborador_id, po.escala_id, greatest(al.inicio, ${de}::date) as inicio,
           least(coalesce(al.fim, ${ate}::date), ${ate}::date) as fim,
           case when al.inicio is distinct from al.fim then (
             select max(t.inicio) from processo p join alocacao t on t.vinculo_id = p.vinculo_id
              where p.id = al.processo_id and t.posto_id = al.posto_id and t.tipo = 'titular') end as inicio_ciclo
      from alocacao al join posto po on po.id = al.posto_id
     where al.vinculo_id = any (${[...ids]}::int[]) and al.tipo <> 'titular'
       and al.inicio <= ${ate}::date and (al.fim is null or al.fim >= ${de}::date)`.execute(db)
  return rows
}

/** The shifts of a cover: those of who is missed, or the one of its day. */
function turnosTomados({ inicio, fim, inicioCiclo }: CoberturaTomada, escala: EscalaLida): Turno[] {
  const turnos: Turno[] = []
  for (let data = inicio; data <= fim; data = somarDias(data, 1)) {
    const comCiclo = comHoras(escala, inicioCiclo ?? data)
    if (inicioCiclo === null || !isRepouso(comCiclo.escala, data)) turnos.push(turnoNoDia(comCiclo, data))
  }
  return turnos
}

/** These people as candidates for shifts up to a last day. */
async function lerPessoas(
  db: Db | Tx,
  linhas: readonly Linha[],
  { data, ate }: { readonly data: string; readonly ate: string },
): Promise<readonly PessoaLida[]> {
  const ids = linhas.map(({ colaboradorId }) => colaboradorId)
  const janela = { de: somarDias(data, -EM_VOLTA), ate: somarDias(ate, EM_VOLTA) }
  const [escalas, tomadas, ausencias] = await Promise.all([
    lerEscalas(db),
    listTomadas(db, ids, janela.de, janela.ate),
    listAusenciasDe(db, ids, janela),
  ])
  const por = {
    tomadas: Map.groupBy(tomadas, ({ colaboradorId }) => colaboradorId),
    ausencias: Map.groupBy(ausencias, ({ colaboradorId }) => colaboradorId),
  }
  return linhas.map((linha) => {
    const escala = linha.escalaId === null ? undefined : escalas.get(linha.escalaId)
    const { colaboradorId, noPostoDesde } = linha
    return {
      ...comoCandidato(linha, escala),
      escala:
        escala && escala.tipo !== ESCALA_DO_FOLGUISTA && noPostoDesde !== null
          ? comHoras(escala, noPostoDesde)
          : null,
      outrosTurnos: (por.tomadas.get(colaboradorId) ?? []).flatMap((tomada) => {
        const dela = escalas.get(tomada.escalaId)
        return dela ? turnosTomados(tomada, dela) : []
      }),
      ausencias: por.ausencias.get(colaboradorId) ?? [],
    }
  })
}

function comoCandidato(linha: Linha, escala: EscalaLida | undefined) {
  const { colaboradorId, nome, matricula, cargo, local, postoId, contratoId, cargoId } = linha
  const tipo: Candidato['tipo'] =
    escala === undefined ? 'reserva' : escala.tipo === ESCALA_DO_FOLGUISTA ? 'folguista' : 'titular'
  return {
    colaboradorId,
    nome,
    matricula,
    tipo,
    cargoId,
    contratoId,
    ...(postoId !== null && { postoId }),
    onde:
      [local, tipo === 'folguista' ? null : escala?.nome]
        .filter((parte) => parte !== null && parte !== undefined)
        .join(' · ') || 'Sem posto',
    nascimento: linha.nascimento,
    gestanteOuLactante: linha.protegida,
    ...(linha.pagamento.escala === 'parcial' && {
      minutosDoTempoParcial: Math.round(linha.pagamento.horasSemanais * 60),
    }),
    // Who works in the function made its exam: the company keeps no other record of it.
    riscosLiberados: linha.asoDeRisco ? [cargo] : [],
    treinamentos: treinamentosDe(linha),
    coberturasNoMes: linha.coberturasNoMes,
    pagamento: linha.pagamento,
  }
}

/** What the file holds, the one that lasts longest first; and what the own function asks for, of which it holds nothing. */
const treinamentosDe = ({ nrs, feitos }: Linha) => [
  ...feitos,
  ...nrs
    .filter((codigo) => !feitos.some((feito) => feito.codigo === codigo))
    .map((codigo) => ({ codigo, ate: null, semRegistro: true as const })),
]

/** Who might do shifts of a post from a day to another: those near, without who is missed. */
export async function procurarPessoas(
  db: Db | Tx,
  procura: Procura,
  { ate, menos }: { readonly ate: string; readonly menos: number | null },
): Promise<readonly PessoaLida[]> {
  const linhas = await selectPessoas(db, procura, perto(procura))
  return lerPessoas(
    db,
    linhas.filter(({ colaboradorId }) => colaboradorId !== menos),
    { data: procura.data, ate },
  )
}

/** One person in the same way; null for somebody whom the person looking does not follow. */
export async function findPessoaQueCobre(
  db: Db | Tx,
  procura: Procura,
  { ate, colaboradorId }: { readonly ate: string; readonly colaboradorId: number },
): Promise<PessoaLida | null> {
  const quem = sql`select cp.vinculo_id from colaborador_periodo cp
    where cp.vinculo_id = ${colaboradorId} and ${aoAlcance(procura)}`
  const linhas = await selectPessoas(db, procura, quem)
  const [pessoa] = await lerPessoas(db, linhas, { data: procura.data, ate })
  return pessoa ?? null
}
