import { sql } from 'kysely'
import { sindicatosDeEmpregados } from '@rh/domain/cadastros/sindicato'
import { semAcento } from '@rh/domain/br/texto'
import { bancos } from '@rh/domain/br/bancos'
import { estados } from '@rh/domain/br/estados'
import { regraDeVtDa } from '@rh/domain/cadastros/escala-vt'
import { adicionais } from '@rh/domain/codigos/adicionais'
import { tiposAdmissao } from '@rh/domain/codigos/admissao'
import { tiposConta } from '@rh/domain/codigos/bancarios'
import { orgaosExpedidores } from '@rh/domain/codigos/documentos'
import { logradouros } from '@rh/domain/codigos/logradouros'
import { paises } from '@rh/domain/codigos/paises'
import { estadosCivis, grausInstrucao, nacionalidades, racasCores, sexos } from '@rh/domain/codigos/pessoais'
import type { admissaoLookupsContract, OpcaoLookup } from '@rh/domain/contract/admissao/lookups'
import { formatCnpj14 } from '@rh/domain/br/mascaras'
import { formatData } from '@rh/domain/br/data'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db } from '../../db/db.ts'
import { contemTermos } from '../../db/termos.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'
import { hojeEm } from '../../clock.ts'
import { abrirContas } from '../colaborador/conta.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import type { Handlers } from '../../http/serve.ts'

/** Every list whole, the municípios of the largest state too: a form asks once and searches by itself. */
const MAXIMO = 1000

const contem = (busca: string) => {
  const termos = semAcento(busca).split(/\s+/).filter(Boolean)
  return ({ codigo, label, detalhe = '' }: OpcaoLookup): boolean => {
    const texto = semAcento(`${codigo} ${label} ${detalhe}`)
    return termos.every((termo) => texto.includes(termo))
  }
}

const filtrar = <O extends OpcaoLookup>(opcoes: readonly O[], busca = ''): { results: O[] } => ({
  results: opcoes.filter(contem(busca)).slice(0, MAXIMO),
})

const daTabela = (linhas: Readonly<Record<string, string>>): OpcaoLookup[] =>
  Object.entries(linhas).map(([codigo, label]) => ({ codigo, label }))

/** Code lists that never leave memory. */
const fixas = {
  tipo: daTabela(tiposAdmissao),
  insalubridade: Object.entries(adicionais).map(([codigo, { label }]) => ({ codigo, label })),
  sexo: daTabela(sexos),
  estadocivil: daTabela(estadosCivis),
  racacor: daTabela(racasCores),
  grauinstrucao: daTabela(grausInstrucao),
  nacionalidade: daTabela(nacionalidades),
  pais: paises().map(({ codigo, nome }) => ({ codigo, label: nome })),
  estados: estados().map(({ sigla, nome }) => ({ codigo: sigla, label: nome })),
  orgaoexpedidor: Object.entries(orgaosExpedidores).map(([codigo, nome]) => ({
    codigo,
    label: codigo,
    detalhe: nome,
  })),
  logradouros: daTabela(logradouros),
  tipoconta: daTabela(tiposConta),
  bancos: bancos().map(({ codigo, nome }) => ({ codigo, label: `${codigo} · ${nome}` })),
} as const satisfies Readonly<Record<string, readonly OpcaoLookup[]>>

export function lookupsHandlers({ db, clock, config }: Deps): Handlers<typeof admissaoLookupsContract> {
  const fixa =
    (nome: keyof typeof fixas) =>
    async ({ query }: { readonly query: { readonly busca?: string | undefined } }) =>
      filtrar(fixas[nome], query.busca)
  return {
    'GET /api/admissao/tipo': fixa('tipo'),
    'GET /api/admissao/insalubridade': fixa('insalubridade'),
    'GET /api/admissao/sexo': fixa('sexo'),
    'GET /api/admissao/estadocivil': fixa('estadocivil'),
    'GET /api/admissao/racacor': fixa('racacor'),
    'GET /api/admissao/grauinstrucao': fixa('grauinstrucao'),
    'GET /api/admissao/nacionalidade': fixa('nacionalidade'),
    'GET /api/admissao/pais': fixa('pais'),
    'GET /api/admissao/estados': fixa('estados'),
    'GET /api/admissao/orgaoexpedidor': fixa('orgaoexpedidor'),
    'GET /api/admissao/logradouros': fixa('logradouros'),
    'GET /api/admissao/tipoconta': fixa('tipoconta'),
    'GET /api/admissao/bancos': fixa('bancos'),
    'GET /api/admissao/cargos': async ({ query }) => filtrar(await listCargos(db), query.busca),
    'GET /api/admissao/escalas': async ({ query }) => filtrar(await listEscalas(db), query.busca),
    'GET /api/admissao/escalasvt': async ({ query }) =>
      filtrar(await listEscalasVt(db, query.postoId), query.busca),
    'GET /api/admissao/sindicato': async ({ query }) => filtrar(await listSindicatos(db), query.busca),
    'GET /api/admissao/cidades': ({ query }) => listCidades(db, query),
    'GET /api/admissao/agencias': ({ query }) => listAgencias(db, query),
    'GET /api/admissao/reposicao': async ({ query, request }) => {
      const hoje = hojeEm(clock.agora(), config.empresaFuso)
      return { results: await listReposicao(db, request.ator, query, hoje) }
    },
    'GET /api/admissao/uniformes': async ({ query }) =>
      filtrar(await listUniformes(db, query.postoId), query.busca),
  }
}

async function listCargos(db: Db): Promise<OpcaoLookup[]> {
  const linhas = await db
    .selectFrom('cargo')
    .select(['id', 'titulo', 'cbo'])
    .where('ativo', '=', true)
    .orderBy('titulo')
    .execute()
  return linhas.map(({ id, titulo, cbo }) => ({ codigo: String(id), label: titulo, detalhe: `CBO ${cbo}` }))
}

async function listEscalas(db: Db): Promise<OpcaoLookup[]> {
  const linhas = await db
    .selectFrom('escala')
    .select(['id', 'nome', 'entrada', 'saida'])
    .where('ativo', '=', true)
    .orderBy('nome')
    .execute()
  return linhas.map(({ id, nome, entrada, saida }) => ({
    codigo: String(id),
    label: nome,
    detalhe: `${entrada.slice(0, 5)} às ${saida.slice(0, 5)}`,
  }))
}

async function listEscalasVt(db: Db, postoId: number | undefined) {
  const [linhas, escala] = await Promise.all([
    db
      .selectFrom('escalaVt')
      .select(['id', 'descricao', 'diasMes', 'regra'])
      .where('ativo', '=', true)
      .orderBy('descricao')
      .execute(),
    db
      .selectFrom('posto as po')
      .innerJoin('escala as es', 'es.id', 'po.escalaId')
      .select(['es.tipo', 'es.dias'])
      .where('po.id', '=', postoId ?? 0)
      .executeTakeFirst(),
  ])
  const daRegra = escala && linhas.find(({ regra }) => regra === regraDeVtDa(escala))
  return linhas.map(({ id, descricao, diasMes }) => ({
    codigo: String(id),
    label: descricao,
    daEscala: id === daRegra?.id,
    ...(diasMes === null ? {} : { detalhe: `${diasMes} dias por mês` }),
  }))
}

async function listSindicatos(db: Db): Promise<OpcaoLookup[]> {
  const linhas = await db
    .selectFrom('sindicato')
    .select(['id', 'nome', 'cnpj'])
    .where('ativo', '=', true)
    .where('tipo', 'in', sindicatosDeEmpregados)
    .orderBy('nome')
    .execute()
  return linhas.map(({ id, nome, cnpj }) => ({
    codigo: String(id),
    label: nome,
    detalhe: formatCnpj14(cnpj),
  }))
}

interface FiltroCidades {
  readonly uf?: string | undefined
  readonly busca?: string | undefined
}

/** By the beginning of the name first: who types "Santa" wants those, not "Barra de Santa Rosa". */
async function listCidades(db: Db, { uf, busca = '' }: FiltroCidades): Promise<{ results: OpcaoLookup[] }> {
  const termo = semAcento(busca.trim())
  const linhas = await db
    .selectFrom('municipio')
    .select(['ibge', 'nome', 'uf'])
    .$if(uf !== undefined, (q) => q.where('uf', '=', uf ?? ''))
    .$if(termo !== '', (q) => q.where('nomeBusca', 'like', `%${escaparLike(termo)}%`))
    .orderBy((eb) => eb('nomeBusca', 'like', `${escaparLike(termo)}%`), 'desc')
    .orderBy('nomeBusca')
    .limit(MAXIMO)
    .execute()
  return {
    results: linhas.map(({ ibge, nome, uf: sigla }) => ({
      codigo: String(ibge),
      label: nome,
      detalhe: sigla,
    })),
  }
}

const escaparLike = (texto: string): string => texto.replace(/[\\%_]/g, (c) => `\\${c}`)

interface FiltroAgencias {
  readonly banco?: string | undefined
  readonly busca?: string | undefined
}

interface AgenciaUsada {
  readonly pessoaId: number
  readonly nome: string
  readonly pessoas: number
}

/**
 * There is no open list of branches: what people of the company already use is offered, most used first. Their digests
 * say which are the same, and one of each is opened.
 */
async function listAgencias(
  db: Db,
  { banco, busca = '' }: FiltroAgencias,
): Promise<{ results: OpcaoLookup[] }> {
  const { rows } = await sql<AgenciaUsada>`
    select pe.id as pessoa_id, pe.agencia as nome, de.pessoas
      from (select min(p.id) as id, count(*)::int as pessoas
              from pessoa p join valor_cifrado v on v.id = cifrado_id(p.agencia)
             where ${banco === undefined ? sql`true` : sql`p.banco = ${banco}`}
             group by v.resumo) de
      join pessoa pe on pe.id = de.id`.execute(db)
  const contas = await abrirContas(
    db,
    rows.map(({ pessoaId, nome }) => ({ pessoaId, conta: { agencia: nome } })),
  )
  // While a new key is being put in place a branch has a digest by each.
  const pessoas = new Map<string, number>()
  for (const [i, { agencia }] of contas.entries())
    pessoas.set(agencia, (pessoas.get(agencia) ?? 0) + (rows[i]?.pessoas ?? 0))
  const achadas = [...pessoas]
    .filter(([agencia]) => agencia.startsWith(busca.trim()))
    .toSorted(([a, deA], [b, deB]) => deB - deA || a.localeCompare(b))
  return { results: achadas.slice(0, AGENCIAS).map(([agencia]) => ({ codigo: agencia, label: agencia })) }
}

const AGENCIAS = 20

/** Half a year back: who left before was replaced long ago. */
const DIAS_ATRAS = 180

/**
 * Who holds, or held, a slot of the post, found by the name that is shown, by that of their documents and by the
 * matrícula; once each, by their last time there.
 */
async function listReposicao(
  db: Db,
  ator: Ator,
  { postoId, busca = '' }: { readonly postoId: number; readonly busca?: string | undefined },
  hoje: string,
): Promise<OpcaoLookup[]> {
  const { rows } = await sql<{ id: number; matricula: string; fim: string | null; nome: string }>`
    select u.id, u.matricula, u.fim, u.nome
      from (select distinct on (v.id) v.id, v.matricula, al.fim, coalesce(pe.nome_social, pe.nome) as nome,
                   pe.nome_busca || ' ' || busca(v.matricula) as busca
              from alocacao al
              join posto po on po.id = al.posto_id
              join vinculo v on v.id = al.vinculo_id
              join pessoa pe on pe.id = v.pessoa_id
             where al.posto_id = ${postoId} and al.tipo = 'titular' and ${contratoNoEscopo(ator, 'po.contrato_id')}
               and (al.fim is null or al.fim >= ${somarDias(hoje, -DIAS_ATRAS)}::date)
             order by v.id, al.inicio desc) u
     where ${contemTermos('u.busca', busca)}
     -- Who left comes first: a slot is filled again after, more often than before.
     order by u.fim desc nulls last, busca(u.nome), u.id
     limit ${MAXIMO}`.execute(db)
  return rows.map(({ id, matricula, nome, fim }) => ({
    codigo: String(id),
    label: nome,
    detalhe: fim === null ? `Matrícula ${matricula}` : `Matrícula ${matricula} · saiu em ${formatData(fim)}`,
  }))
}

async function listUniformes(db: Db, postoId: number | undefined) {
  const linhas = await db
    .selectFrom('itemUniforme as iu')
    .leftJoin('postoKit as pk', (join) =>
      join.onRef('pk.itemId', '=', 'iu.id').on('pk.postoId', '=', postoId ?? null),
    )
    .select(['iu.id', 'iu.descricao', 'iu.tipo', 'iu.tamanhos', 'pk.quantidade'])
    .where('iu.ativo', '=', true)
    .$if(postoId !== undefined, (q) => q.where('pk.quantidade', 'is not', null))
    .orderBy('iu.tipo', 'desc')
    .orderBy('iu.descricao')
    .execute()
  return linhas.map(({ id, descricao, tipo, tamanhos, quantidade }) => ({
    codigo: String(id),
    label: descricao,
    detalhe: tipo === 'epi' ? 'EPI' : 'Uniforme',
    tamanhos,
    quantidade,
  }))
}
