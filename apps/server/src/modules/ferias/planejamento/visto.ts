import { sql } from 'kysely'
import type { PlanoDeFerias } from '@rh/domain/contract/ferias-plano'
import { formatData } from '@rh/domain/br/data'
import type { ImpossivelDoPlano, ItemDoPlano } from '@rh/domain/regras/ferias/planejamento/tipos'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../../db/db.ts'
import { versaoVigente } from '../../colaborador/vinculo.ts'
import { situacaoDo, type Plano } from './repository.ts'

// A plan as a person sees it: what is kept are ids and numbers, names are those of today.

/** What is said of a run that gave nothing. */
const falhas: Readonly<Record<string, string>> = {
  fora_do_ano: 'Não há mais data neste ano com o aviso de 30 dias. Planeje o ano seguinte.',
  solver: 'A procura falhou. Tente resolver de novo; se continuar, avise o administrador.',
}

export const resumoDo = (
  plano: Omit<Plano, 'ajustes' | 'resultado'>,
  contratos: ReadonlyMap<number, string>,
  agora: Temporal.Instant,
) => ({
  id: plano.id,
  versao: plano.versao,
  ano: plano.ano,
  contrato:
    plano.contratoId === null
      ? null
      : { value: plano.contratoId, label: contratos.get(plano.contratoId) ?? '' },
  situacao: situacaoDo(plano, agora),
  criadoPor: plano.criadoPor,
  criadoEm: plano.criadoEm,
  resolvidoEm: plano.resolvidoEm,
})

interface Momento {
  readonly agora: Temporal.Instant
  readonly hoje: string
  readonly podeAceitar: boolean
}

export async function verPlano(
  db: Db | Tx,
  plano: Plano,
  { agora, hoje, podeAceitar }: Momento,
): Promise<PlanoDeFerias> {
  const { resultado } = plano
  const partes = [...(resultado?.itens ?? []), ...(resultado?.impossiveis ?? [])]
  const periodos = await listPeriodosVistos(db, [...new Set(partes.map(({ periodoId }) => periodoId))], hoje)
  const contratoIds = [...new Set([...periodos.values()].map(({ contratoId }) => contratoId))]
  const [contratos, marcadas] = await Promise.all([
    nomesDosContratos(db, [...contratoIds, ...(plano.contratoId === null ? [] : [plano.contratoId])]),
    resultado ? listMarcadas(db, contratoIds, plano.ano) : [],
  ])
  const comNomes = <T extends ItemDoPlano | ImpossivelDoPlano>(parte: T) => {
    const periodo = periodos.get(parte.periodoId)
    return periodo ? [{ ...parte, ...periodo, contrato: contratos.get(periodo.contratoId) ?? '' }] : []
  }
  const resumo = resumoDo(plano, contratos, agora)
  const mudar = resumo.situacao === 'novo' || resumo.situacao === 'resolvido'
  return {
    ...resumo,
    andamento: plano.andamento,
    falha: plano.falha === null ? null : (falhas[plano.falha] ?? null),
    alterado: plano.alterado,
    qualidade: resultado?.qualidade ?? null,
    folga: resultado?.folga ?? null,
    itens: (resultado?.itens ?? []).flatMap((item) =>
      comNomes(item).map((um) => ({ ...um, razoes: [...um.razoes] })),
    ),
    impossiveis: (resultado?.impossiveis ?? []).flatMap(comNomes),
    semPlano: resultado?.semPlano ?? null,
    comPlano: resultado?.comPlano ?? null,
    ajustes: plano.ajustes.map((ajuste) => ({ ...ajuste, partes: [...ajuste.partes] })),
    marcadas,
    loteId: plano.loteId,
    pode: {
      mudar,
      aceitar:
        podeAceitar &&
        resumo.situacao === 'resolvido' &&
        !plano.alterado &&
        resultado !== null &&
        resultado.itens.length > 0,
    },
  }
}

interface PeriodoVisto {
  readonly pessoaId: number
  readonly nome: string
  readonly matricula: string
  readonly contratoId: number
  readonly postoId: number
  readonly posto: string
  readonly periodo: string
  readonly concessivoFim: string
  readonly saldo: number
}

async function listPeriodosVistos(db: Db | Tx, ids: readonly number[], hoje: string) {
  const { rows } = await sql<Omit<PeriodoVisto, 'periodo'> & { id: number; inicio: string; fim: string }>`
    select fp.id, v.id as pessoa_id, coalesce(pe.nome_social, pe.nome) as nome, v.matricula,
           po.contrato_id, po.id as posto_id, lo.nome as posto, fp.inicio, fp.fim, fp.concessao_fim as concessivo_fim,
           fp.saldo
      from ferias_periodo fp
      join vinculo v on v.id = fp.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      ${versaoVigente(hoje)}
      join posto po on po.id = ve.posto_id
      join local lo on lo.id = po.local_id
     where fp.id = any (${[...ids]}::int[])`.execute(db)
  return new Map<number, PeriodoVisto>(
    rows.map(({ id, inicio, fim, ...resto }) => [
      id,
      { ...resto, periodo: `${formatData(inicio)} a ${formatData(fim)}` },
    ]),
  )
}

/** Names of contracts as lists call them. */
export async function nomesDosContratos(
  db: Db | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; nome: string }>`
    select co.id, co.numero || ' · ' || cl.nome_fantasia as nome
      from contrato co join cliente cl on cl.id = co.cliente_id
     where co.id = any (${[...ids]}::int[])`.execute(db)
  return new Map(rows.map(({ id, nome }) => [id, nome]))
}

/** Enough to draw; a contract of thousands is read in its own map. */
const MARCADAS = 1000

async function listMarcadas(db: Db | Tx, contratoIds: readonly number[], ano: number) {
  const [inicio, fim] = [`${ano}-01-01`, somarDias(`${ano}-12-31`, 30)]
  const { rows } = await sql<PlanoDeFerias['marcadas'][number]>`
    select distinct a.vinculo_id as pessoa_id, coalesce(pe.nome_social, pe.nome) as nome, po.contrato_id,
           lo.nome as posto, a.inicio, coalesce(a.fim, ${fim}::date) as fim
      from ausencia a
      join alocacao al on al.vinculo_id = a.vinculo_id and al.tipo = 'titular'
       and daterange(al.inicio, al.fim, '[]') && daterange(a.inicio, a.fim, '[]')
      join posto po on po.id = al.posto_id
      join local lo on lo.id = po.local_id
      join vinculo v on v.id = a.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
     where po.contrato_id = any (${[...contratoIds]}::int[])
       and daterange(a.inicio, a.fim, '[]') && daterange(${inicio}::date, ${fim}::date, '[]')
     order by a.inicio, nome limit ${MARCADAS}`.execute(db)
  return rows
}
