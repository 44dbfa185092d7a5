import { sql } from 'kysely'
import { somarAnos, somarDias } from '@rh/domain/regras/calendario/datas'
import type {
  AjusteDoPlano,
  AusenciaDoPlano,
  ContratoDoPlano,
  EntradaDoPlano,
  PeriodoDoPlano,
  PessoaDoPlano,
} from '@rh/domain/regras/ferias/planejamento/tipos'
import type { Db, Tx } from '../../../db/db.ts'
import { failure } from '../../../http/failure.ts'
import { chaveDoLugar, feriadosLocaisDe } from '../../cadastros/feriado.ts'
import { limiteEm } from '../../cadastros/limites.ts'
import { emVigor } from '../../colaborador/periodo.ts'
import { contratoNoEscopo, type Escopo } from '../../processo/escopo.ts'
import { rotulosDaAusencia } from '../ausencias.ts'
import { listTrechos, SEM_TRECHOS, type Trechos } from '../fatos.ts'
import { listPessoas, type PessoaDeFerias } from '../pessoa.ts'

// What the planner is asked with: everything is read for all people together, in as many queries as there are subjects.

/** Most periods of one plan: more is more than anybody reads, and than the solver improves in its time. */
export const MAXIMO_DE_PERIODOS = 1000

export interface QualPlano {
  readonly ano: number
  /** Null for all contracts that the person follows. */
  readonly contratoId: number | null
  readonly ajustes: readonly AjusteDoPlano[]
}

interface LinhaDoPeriodo extends Omit<PeriodoDoPlano, 'jaMarcados' | 'abonoVendido' | 'aRetomar'> {
  readonly vinculoId: number
  readonly nome: string
}

/**
 * Reads a plan's people, contracts and absences as they are on a day. Throws 404 for a contract out of scope and 422 for
 * too many people, or nobody.
 */
export async function gatherEntrada(
  db: Db | Tx,
  { ano, contratoId, ajustes }: QualPlano,
  { escopo, hoje }: { readonly escopo: Escopo; readonly hoje: string },
): Promise<EntradaDoPlano> {
  const periodos = await listPeriodosDoAno(db, { ano, contratoId }, { escopo, hoje })
  exigirTamanho(periodos)
  const ids = [...new Set(periodos.map(({ vinculoId }) => vinculoId))]
  const pessoas = await listPessoas(db, ids, hoje)
  const contratoIds = [...new Set(pessoas.map((pessoa) => pessoa.contratoId))].toSorted((a, b) => a - b)
  const janela = { inicio: hoje, fim: somarDias(`${ano}-12-31`, 60) }
  const anos = [...new Set([hoje, `${ano}-01-01`, janela.fim].map((dia) => Number(dia.slice(0, 4))))]
  const [trechos, impedimentos, feriados, contratos, ausencias, antecedenciaDias] = await Promise.all([
    listTrechos(
      db,
      periodos.map(({ id }) => id),
    ),
    listImpedimentos(db, ids, hoje),
    feriadosLocaisDe(db, anos, pessoas),
    listContratos(db, contratoIds, janela),
    listAusenciasDosContratos(db, contratoIds, janela),
    limiteEm(db, 'ferias.antecedencia', hoje),
  ])
  const porVinculo = Map.groupBy(periodos, ({ vinculoId }) => vinculoId)
  return {
    hoje,
    ano,
    antecedenciaDias,
    contratos,
    ausencias,
    ajustes,
    pessoas: pessoas
      .toSorted((a, b) => a.vinculoId - b.vinculoId)
      .map((pessoa) =>
        comoPessoa(pessoa, porVinculo.get(pessoa.vinculoId) ?? [], {
          impedimentos: impedimentos.get(pessoa.vinculoId) ?? [],
          feriadosLocais: feriados.get(chaveDoLugar(pessoa)) ?? [],
          trechosDe: (id) => trechos.get(id) ?? SEM_TRECHOS,
        }),
      ),
  }
}

function exigirTamanho(periodos: readonly LinhaDoPeriodo[]): void {
  const quantos = periodos.length
  if (quantos > 0 && quantos <= MAXIMO_DE_PERIODOS) return
  throw failure('validacao', {
    mensagem:
      quantos === 0
        ? 'Ninguém tem férias que vençam neste ano.'
        : `São mais de ${MAXIMO_DE_PERIODOS} períodos a marcar: planeje um contrato de cada vez.`,
    acao: quantos === 0 ? 'Escolha outro ano ou outro contrato.' : 'Escolha um contrato.',
    campos: { contratoId: quantos === 0 ? 'Ninguém a planejar' : 'Escolha um contrato' },
  })
}

interface Meios {
  readonly impedimentos: PessoaDoPlano['impedimentos']
  readonly feriadosLocais: readonly string[]
  readonly trechosDe: (periodoId: number) => Trechos
}

const SEM_FIM = '9999-12-31'

function comoPessoa(
  { vinculoId, contratoId, postoId, escala, remuneracao, desligamento, demissao }: PessoaDeFerias,
  periodos: readonly LinhaDoPeriodo[],
  { impedimentos, feriadosLocais, trechosDe }: Meios,
): PessoaDoPlano {
  const depois =
    desligamento === null
      ? []
      : [{ inicio: somarDias(desligamento, 1), fim: SEM_FIM, motivo: 'o tempo depois do desligamento,' }]
  return {
    id: vinculoId,
    nome: periodos[0]?.nome ?? '',
    contratoId,
    postoId,
    regraDeInicio: { escala, feriadosLocais },
    impedimentos: [...impedimentos, ...depois],
    remuneracaoCentavos: remuneracao.baseCentavos,
    recusa: demissao === null ? null : `Há uma demissão em andamento: ${demissao}.`,
    periodos: periodos.map((linha): PeriodoDoPlano => ({
      id: linha.id,
      aquisitivoInicio: linha.aquisitivoInicio,
      aquisitivoFim: linha.aquisitivoFim,
      concessivoFim: linha.concessivoFim,
      diasDireito: linha.diasDireito,
      saldo: linha.saldo,
      ...trechosDe(linha.id),
    })),
  }
}

/**
 * Periods with days to take whose last day to begin, without double pay, comes by the end of the year; and those that are
 * complete only in the year, of which it comes too.
 */
async function listPeriodosDoAno(
  db: Db | Tx,
  { ano, contratoId }: Pick<QualPlano, 'ano' | 'contratoId'>,
  { escopo, hoje }: { readonly escopo: Escopo; readonly hoje: string },
): Promise<LinhaDoPeriodo[]> {
  const fim = `${ano}-12-31`
  const { rows } = await sql<LinhaDoPeriodo>`
    select fp.id, fp.vinculo_id, coalesce(pe.nome_social, pe.nome) as nome, fp.inicio as aquisitivo_inicio,
           fp.fim as aquisitivo_fim, fp.concessao_fim as concessivo_fim, fp.saldo,
           coalesce((select sum(l.dias) from ferias_lancamento l
                      where l.periodo_id = fp.id and l.tipo in ('direito', 'perda', 'ajuste')), 0)::int as dias_direito
      from ferias_periodo fp
      join colaborador_periodo cp on cp.vinculo_id = fp.vinculo_id
      join vinculo v on v.id = fp.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
     where ((fp.saldo > 0 and fp.fim < ${hoje}::date and fp.ultimo_inicio <= ${fim}::date)
            or (fp.fim between ${hoje}::date and ${fim}::date and fp.concessao_fim - 29 <= ${fim}::date
                and not fp.anulado and not fp.perdido))
       and ${emVigor(hoje)} and (cp.data_desligamento is null or cp.data_desligamento >= ${hoje}::date)
       and ${contratoNoEscopo(escopo, 'cp.contrato_id')}
       ${contratoId === null ? sql`` : sql`and cp.contrato_id = ${contratoId}`}
     order by fp.vinculo_id, fp.inicio
     limit ${MAXIMO_DE_PERIODOS + 1}`.execute(db)
  return rows
}

type Impedimentos = PessoaDoPlano['impedimentos'][number]

async function listImpedimentos(db: Db | Tx, ids: readonly number[], desde: string) {
  const { rows } = await sql<Impedimentos & { vinculoId: number; tipo: keyof typeof rotulosDaAusencia }>`
    select a.vinculo_id, a.tipo, a.inicio, coalesce(a.fim, ${SEM_FIM}::date) as fim from ausencia a
     where a.vinculo_id = any (${[...ids]}::int[]) and coalesce(a.fim, ${SEM_FIM}::date) >= ${desde}::date
     order by a.inicio`.execute(db)
  const marcadas = Map.groupBy(rows, ({ vinculoId }) => vinculoId)
  return new Map<number, Impedimentos[]>(
    [...marcadas].map(([id, dela]) => [
      id,
      dela.map(({ tipo, inicio, fim }) => ({ inicio, fim, motivo: rotulosDaAusencia[tipo] })),
    ]),
  )
}

interface Janela {
  readonly inicio: string
  readonly fim: string
}

/** People of each contract as they come and go, with its ceiling of absences. */
async function listContratos(
  db: Db | Tx,
  contratoIds: readonly number[],
  { inicio, fim }: Janela,
): Promise<ContratoDoPlano[]> {
  const [{ rows }, percentual] = await Promise.all([
    sql<{ contratoId: number; dia: string; mudanca: number }>`
      select po.contrato_id, d.dia, sum(d.mudanca)::int as mudanca
        from alocacao al
        join posto po on po.id = al.posto_id
        cross join lateral (values (greatest(al.inicio, ${inicio}::date), 1), (al.fim + 1, -1)) as d(dia, mudanca)
       where po.contrato_id = any (${[...contratoIds]}::int[]) and al.tipo = 'titular'
         and daterange(al.inicio, al.fim, '[]') && daterange(${inicio}::date, ${fim}::date, '[]')
         and d.dia <= ${fim}::date
       group by po.contrato_id, d.dia order by po.contrato_id, d.dia`.execute(db),
    limiteEm(db, 'ferias.ausencias', inicio),
  ])
  const porContrato = Map.groupBy(rows, ({ contratoId }) => contratoId)
  return contratoIds.map((id) => {
    let pessoas = 0
    const quadro = (porContrato.get(id) ?? []).map(({ dia, mudanca }) => {
      pessoas += mudanca
      return { desde: dia, pessoas }
    })
    return { id, percentual, quadro }
  })
}

/** Who of these contracts is away already: anybody who holds a slot of it on some of the days. */
async function listAusenciasDosContratos(
  db: Db | Tx,
  contratoIds: readonly number[],
  { inicio, fim }: Janela,
): Promise<AusenciaDoPlano[]> {
  const { rows } = await sql<AusenciaDoPlano>`
    select distinct a.vinculo_id as pessoa_id, coalesce(pe.nome_social, pe.nome) as nome, po.contrato_id,
           po.id as posto_id, a.inicio, coalesce(a.fim, ${SEM_FIM}::date) as fim
      from ausencia a
      join alocacao al on al.vinculo_id = a.vinculo_id and al.tipo = 'titular'
       and daterange(al.inicio, al.fim, '[]') && daterange(a.inicio, a.fim, '[]')
      join posto po on po.id = al.posto_id
      join vinculo v on v.id = a.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
     where po.contrato_id = any (${[...contratoIds]}::int[])
       and daterange(a.inicio, a.fim, '[]') && daterange(${inicio}::date, ${fim}::date, '[]')
     order by a.inicio, pessoa_id, posto_id`.execute(db)
  return rows
}

/** The first year that can be planned on a day, and the last: somebody may still be told in time. */
export function anosDoPlano(hoje: string): { readonly primeiro: number; readonly ultimo: number } {
  const primeiro = Number(somarDias(hoje, 31).slice(0, 4))
  return { primeiro, ultimo: Number(somarAnos(hoje, 1).slice(0, 4)) }
}
