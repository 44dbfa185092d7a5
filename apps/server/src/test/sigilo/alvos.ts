import { sql } from 'kysely'
import { tiposDeclarados } from '@rh/domain/processos/processos'
import { gruposComEscopo, type Grupo } from '@rh/domain/setores/grupos'
import type { Db } from '../../db/db.ts'
import { loginDoGrupo } from '../../seed/usuarios.ts'
import { HOJE } from '../clock.ts'

// Which records are asked about: of each kind one within the contracts of everybody who is held to some, and one without.

type Lado = 'dentro' | 'fora'
export interface Alvo {
  readonly lado: Lado
  readonly id: number
  /** Of which bond, where the call asks for it beside the record. */
  readonly vinculo?: number | undefined
  /** Of which process a file is, whether it tells of health or race, and which paper it is a copy of. */
  readonly processo?: number | undefined
  readonly sensivel?: boolean | undefined
  readonly papel?: string | undefined
}

/** What a scoped group may hear of. */
export interface Alcance {
  readonly contratos: ReadonlySet<number>
  readonly pessoas: ReadonlySet<number>
  readonly versoes: ReadonlySet<number>
  readonly processos: ReadonlySet<number>
  readonly postos: ReadonlySet<number>
}

/** What the contracts of each scoped group lead to, read without a word of the product's own condition. */
export async function lerAlcances(db: Db): Promise<ReadonlyMap<Grupo, Alcance>> {
  const ids = async (consulta: ReturnType<typeof sql<{ id: number }>>) =>
    new Set((await consulta.execute(db)).rows.map(({ id }) => id))
  const um = async (grupo: Grupo): Promise<[Grupo, Alcance]> => {
    const { id } = await db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', loginDoGrupo(grupo))
      .executeTakeFirstOrThrow()
    const dele = sql`(select contrato_id from usuario_contrato where usuario_id = ${id})`
    const processos = sql`select * from processo p where p.contrato_id in ${dele} or p.contrato_destino_id in ${dele}
      or (p.contrato_id is null and p.solicitante_id = ${id})`
    const vinculos = sql`(select vinculo_id from vinculo_versao where contrato_id in ${dele}
      union select vinculo_id from (${processos}) as p where vinculo_id is not null
      union select a.vinculo_id from alocacao a join posto po on po.id = a.posto_id where po.contrato_id in ${dele})`
    return [
      grupo,
      {
        contratos: await ids(sql`select contrato_id as id from ${dele} as c`),
        processos: await ids(sql`select id from (${processos}) as p`),
        pessoas: await ids(sql`select pessoa_id as id from vinculo where id in ${vinculos}`),
        versoes: await ids(sql`select id from vinculo_versao where vinculo_id in ${vinculos}`),
        postos: await ids(sql`select id from posto where contrato_id in ${dele}`),
      },
    ]
  }
  return new Map(await Promise.all(gruposComEscopo.map(um)))
}

interface Fonte {
  readonly de: RegExp
  /** `id`, and `contrato` where the record is of one; the first of each side is asked about. */
  readonly sql: string
  /** Asks about so many of each side. */
  readonly quantos?: number
}

const TIPO = `(?:${tiposDeclarados.join('|')})`
const PROCESSO = 'join processo p on p.id = a.processo_id where p.tipo = $tipo'
const fontes: readonly Fonte[] = [
  // A ticket that only its holder has, once; and what a candidate sends by a link.
  { de: /\/anexo\/conjunto\/:id$|^\/api\/admissao\/candidato\//, sql: 'select id from processo where false' },
  {
    de: new RegExp(`^/api/${TIPO}/anexo/:id`),
    sql: `select a.id, p.id as processo, t.sensivel, p.contrato_id as contrato, p.contrato_destino_id as destino
      from processo_anexo a join documento_tipo t on t.id = a.tipo_id ${PROCESSO} and a.arquivo_id is not null
      order by a.id desc`,
    quantos: 2,
  },
  {
    de: new RegExp(`^/api/${TIPO}/papel/:id`),
    sql: `select a.id, p.id as processo, a.papel, p.contrato_id as contrato, p.contrato_destino_id as destino
      from processo_papel a ${PROCESSO}`,
  },
  { de: new RegExp(`^/api/${TIPO}/lote/`), sql: 'select id from processo_lote where tipo = $tipo' },
  { de: /^\/api\/ferias\/planejamento/, sql: 'select id from ferias_plano' },
  { de: /^\/api\/ferias\/coletivas/, sql: 'select id from processo_lote' },
  { de: new RegExp(`^/api/${TIPO}/`), sql: '$processos' },
  {
    de: /^\/api\/colaborador\/documentos\/arquivo/,
    sql: `select a.id, cp.contrato_id as contrato, v.id as vinculo, t.sensivel from pessoa_documento a
      join documento_tipo t on t.id = a.tipo_id join vinculo v on v.pessoa_id = a.pessoa_id
      join colaborador_periodo cp on cp.vinculo_id = v.id and cp.desde <= '${HOJE}' and cp.ate > '${HOJE}'
      where a.arquivo_id is not null order by a.id desc`,
    quantos: 2,
  },
  {
    de: /^\/api\/colaborador\/documentos\/admissao/,
    sql: `select a.id, p.contrato_id as contrato, v.id as vinculo, t.sensivel from processo_anexo a
      join documento_tipo t on t.id = a.tipo_id      join vinculo v on v.admissao_id = a.processo_id join processo p on p.id = a.processo_id
      where a.arquivo_id is not null order by a.id desc`,
    quantos: 2,
  },
  { de: /^\/api\/privacidade\/incidentes\//, sql: 'select id from incidente' },
  { de: /^\/api\/(?:colaborador|passivo|privacidade)\//, sql: '$colaboradores' },
  {
    de: /^\/api\/contratos\/(?:obter|saidas|dossie)\/:id|^\/api\/desmobilizacao/,
    sql: 'select id, id as contrato from contrato',
  },
  { de: /^\/api\/contratos\/documento/, sql: 'select id, contrato_id as contrato from contrato_documento' },
  {
    de: /^\/api\/contratos\/dossie\/comprovante/,
    sql: 'select id, contrato_id as contrato from contrato_comprovante',
  },
  {
    de: /^\/api\/contratos\/dossie\/retirada/,
    sql: 'select id, contrato_id as contrato from contrato_dossie',
  },
  {
    de: /^\/api\/cobertura\/autorizacao/,
    sql: `select a.id, p.contrato_id as contrato from cobertura_autorizada a join posto p on p.id = a.posto_id
      where a.arquivo_id is not null`,
  },
  { de: /^\/api\/conta\/foto/, sql: 'select usuario_id as id from usuario_foto' },
  { de: /^\/api\/usuarios\//, sql: 'select id from usuario' },
  { de: /^\/api\/product\/details/, sql: 'select id from item_uniforme' },
  {
    de: /^\/api\/product\/ficha\//,
    sql: '$colaboradores',
  },
  { de: /^\/api\/product\/(?:recibo|contagens)/, sql: 'select id from processo where false' },
  { de: /^\/api\/(?:mudanca|reajuste)\//, sql: 'select id from alteracao_coletiva where tipo = $tipo' },
  { de: /^\/api\/folha\//, sql: 'select id from folha_envio' },
  { de: /^\/api\/chaves\//, sql: 'select id from chave_api' },
  { de: /^\/api\/webhooks\//, sql: 'select id from webhook' },
  { de: /^\/api\/centrodecusto\//, sql: 'select id from centro_de_custo' },
  { de: /^\/api\/escalavt\//, sql: 'select id from escala_vt' },
  { de: /^\/api\/tipodocumento\//, sql: 'select id from documento_tipo' },
  { de: /^\/api\/uniforme\//, sql: 'select id from item_uniforme' },
  { de: /^\/api\/(?:cargo|escala|feriado|sindicato|importacao)\//, sql: 'select id from $tabela' },
]

/** Those with most of a story first. */
const PROCESSOS = `select p.id, p.contrato_id as contrato, p.contrato_destino_id as destino from processo p
  where p.tipo = $tipo and data_solicitacao is not null
  order by (select count(*) from processo_evento e where e.processo_id = p.id) desc, p.id`
/** Those with dependants and in the first term of a trial, which is decided when the marks are planted, first. */
const COLABORADORES = `select cp.vinculo_id as id, cp.contrato_id as contrato from colaborador_periodo cp
  where cp.desde <= '${HOJE}' and cp.ate > '${HOJE}'
  order by exists (select from dependente d join vinculo v on v.pessoa_id = d.pessoa_id where v.id = cp.vinculo_id)::int
           + exists (select from vinculo v where v.id = cp.vinculo_id and v.data_desligamento is null
                       and '${HOJE}' < v.data_admissao + v.experiencia_dias)::int desc, 1`

interface Linha extends Omit<Alvo, 'lado'> {
  readonly contrato?: number | null
  readonly destino?: number | null
}

/** The records about which a call with an id in its path is asked. */
export function criarAlvos(db: Db, alcances: ReadonlyMap<Grupo, Alcance>) {
  const lidos = new Map<string, Promise<Alvo[]>>()
  const todos = [...alcances.values()]
  function ladoDe({ contrato, destino }: Linha): Lado | null {
    const de = [contrato, destino].filter((um) => um !== null && um !== undefined)
    if (todos.every(({ contratos }) => de.some((um) => contratos.has(um)))) return 'dentro'
    return de.length > 0 && todos.every(({ contratos }) => de.every((um) => !contratos.has(um)))
      ? 'fora'
      : null
  }
  async function ler(texto: string, quantos: number): Promise<Alvo[]> {
    const { rows } = await sql.raw<Linha>(texto).execute(db)
    const temLado = rows.some((linha) => 'contrato' in linha)
    const comLado = rows.map((linha) => ({ linha, dele: temLado ? ladoDe(linha) : ('dentro' as const) }))
    return (['dentro', 'fora'] as const).flatMap((lado) =>
      comLado
        .filter(({ dele }) => dele === lado)
        .slice(0, quantos)
        .map(({ linha }) => ({ ...linha, lado })),
    )
  }
  function alvosDe(path: string): Promise<Alvo[]> {
    const tipo = path.split('/')[2] ?? ''
    const fonte = fontes.find(({ de }) => de.test(path))
    // What is asked about nothing is found out as a call that nobody looked at.
    if (!fonte) return Promise.resolve([])
    const texto = fonte.sql
      .replace('$processos', PROCESSOS)
      .replace('$colaboradores', COLABORADORES)
      .replaceAll('$tipo', `'${tipo}'`)
      .replaceAll('$tabela', tipo)
    const lendo = lidos.get(texto) ?? ler(texto, fonte.quantos ?? 1)
    lidos.set(texto, lendo)
    return lendo
  }
  return alvosDe
}
