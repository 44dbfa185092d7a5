import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { campos as camposDaAdmissao } from '@rh/domain/processos/admissao/campos'
import { pessoa as camposDaPessoa } from '@rh/domain/campos/pessoa'
import type { Campo } from '@rh/domain/campos/campo'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { abrirFormularios, cifrarFormularios } from '../../cifra/formularios.ts'
import type { Tx } from '../../db/db.ts'
import { cifrarContas } from '../../modules/colaborador/conta.ts'
import { caminhoDe, type RawForm } from '../../modules/processo/campos.ts'
import { AGORA, HOJE } from '../clock.ts'
import type { TestApp } from '../harness.ts'

// Every text and every amount that people may not all read is replaced, everywhere, by one that says of whom it is and
// what: whatever answer it stands in tells by itself whether it may stand there.

/** What a mark in an answer says: whose record, and which field of it. */
export type Marca =
  | { readonly de: 'pessoa'; readonly id: number; readonly campo: string }
  | { readonly de: 'formulario'; readonly id: number; readonly campo: string }
  | { readonly de: 'palavra'; readonly id: number; readonly campo: string; readonly palavra: Palavra }
  | { readonly de: 'arquivo'; readonly id: number; readonly campo: string }
  | { readonly de: 'tipo'; readonly id: number; readonly campo: 'sensivel' }
  | { readonly de: 'codigo'; readonly id: 0; readonly campo: 'racaCor' | 'deficiencia' }
  | { readonly de: 'cpf'; readonly id: number; readonly campo: 'cpf' }
  | { readonly de: 'salario'; readonly id: number; readonly campo: string }
  | { readonly de: 'previsto'; readonly id: number; readonly campo: string }
  | { readonly de: 'preco'; readonly id: number; readonly campo: string }

/** What somebody wrote to a decision: who, and of which pareceres it tells. */
export interface Palavra {
  readonly autor: string | null
  readonly pareceres: readonly string[]
  /** A comment is for whoever sees the process. */
  readonly comentario: boolean
}

const nomes: string[] = []
function indice(campo: string): number {
  if (!nomes.includes(campo)) nomes.push(campo)
  return nomes.indexOf(campo)
}
/** The text that stands for a field of a record. */
function marcar(letra: keyof typeof deLetra, id: number, campo: string): string {
  return `Zq${letra}${id}k${indice(campo)}z`
}
const deLetra = { p: 'pessoa', f: 'formulario', w: 'palavra', a: 'arquivo', t: 'tipo' } as const

/** Amounts, in centavos: the thousands say what it is, the rest whose. */
const quantias = { 6: 'formulario', 7: 'salario', 8: 'previsto', 9: 'preco' } as const
const quantia = (digito: keyof typeof quantias, id: number): number => digito * 1_000_000 + id

const TEXTO = /Zq([pfwat])(\d+)k(\d+)z/g
/** `7000123` of JSON, `70.001,23` as people read it, `70001.23` of a cell. */
const QUANTIA = /(?<![\d.,])([6-9])0(?:00(\d{3})|\.00(\d),(\d\d)|00(\d)\.(\d{1,2}))(?![\d])/g

const comoMarca = (de: (typeof deLetra)[keyof typeof deLetra], id: number, campo: string): Marca =>
  de === 'palavra' ? { de, id, campo, palavra: JSON.parse(campo) as Palavra } : ({ de, id, campo } as Marca)

/** Codes that are too few for a mark: said at all, by their name. */
const CODIGO = /"(racaCor|deficiencia)":"/g
const CPF = /(?<!\d)(\d{3})\.?(\d{3})\.?(\d{3})-?(\d{2})(?!\d)/g

/** The marks in a text, each once; whole CPFs by whose they are. */
export function marcasEm(texto: string, cpfs: ReadonlyMap<string, number>): Marca[] {
  const achadas = new Map<string, Marca>()
  for (const [inteiro, campo] of texto.matchAll(CODIGO))
    achadas.set(inteiro, { de: 'codigo', id: 0, campo: campo as 'racaCor' })
  for (const [, ...partes] of texto.matchAll(CPF)) {
    const cpf = partes.slice(0, 4).join('')
    const id = cpfs.get(cpf)
    if (id !== undefined) achadas.set(cpf, { de: 'cpf', id, campo: 'cpf' })
  }
  for (const [inteiro, letra, id, campo] of texto.matchAll(TEXTO))
    achadas.set(inteiro, comoMarca(deLetra[letra as 'p'], Number(id), nomes[Number(campo)] ?? ''))
  for (const [inteiro, digito, json, dezena, resto, celula, centesimos] of texto.matchAll(QUANTIA)) {
    const de = quantias[Number(digito) as 6]
    const id = Number(json ?? (dezena ? dezena + resto : `${celula}${(centesimos ?? '').padEnd(2, '0')}`))
    if (id > 0) achadas.set(inteiro, { de, id, campo: de === 'formulario' ? 'salarioCentavos' : de })
  }
  return [...achadas.values()]
}

/** Columns of a person that take any text, and how a mark looks in those that take digits. */
const livres = Object.entries<Campo>(camposDaPessoa)
  .filter(([, { tipo, ...campo }]) => ['texto', 'email', 'digitos'].includes(tipo) && !('padrao' in campo))
  .map(([nome]) => nome)

async function marcarPessoas(db: Tx): Promise<void> {
  const pessoas = await db.selectFrom('pessoa').select('id').execute()
  const marcadas = await cifrarContas(
    db,
    pessoas.map(({ id }) => ({
      id,
      ...Object.fromEntries(livres.map((nome) => [nome, marcar('p', id, `pessoa.${nome}`)])),
      // What a person is called is the one name or the other.
      nomeSocial: marcar('p', id, 'pessoa.nome'),
    })),
  )
  for (const { id, ...marcada } of marcadas)
    await db.updateTable('pessoa').set(marcada).where('id', '=', id).execute()
  // By statement, and not by row: each works out the periods of all whom it touches.
  await db
    .updateTable('vinculoVersao')
    .set({ salarioCentavos: sql`${quantia(7, 0)}::int + id` })
    .execute()
  await sql`
    update posto_vigencia set salario_previsto_centavos = 8000000 + posto_id, preco_centavos = 9000000 + posto_id`.execute(
    db,
  )
  const dependentes = await db.selectFrom('dependente').select(['id', 'pessoaId']).execute()
  for (const { id, pessoaId } of dependentes)
    await db
      .updateTable('dependente')
      .set({ nome: marcar('p', pessoaId, 'dependentes') })
      .where('id', '=', id)
      .execute()
}

/** Decides the first term of whoever has dependants and is in it: the page shows only the decision of the term that runs. */
async function marcarExperiencias(db: Tx): Promise<void> {
  await sql`
    insert into experiencia_decisao (vinculo_id, termo, decisao, fim, motivo, usuario_id, em)
    select v.id, 1, 'prorrogar', v.data_admissao + 2 * v.experiencia_dias - 1, 'marca', (select min(id) from usuario),
           ${AGORA}
      from vinculo v
     where v.data_desligamento is null and ${HOJE}::date between v.data_admissao and v.data_admissao + v.experiencia_dias - 1
       and exists (select from dependente d where d.pessoa_id = v.pessoa_id)
       and not exists (select from experiencia_decisao d where d.vinculo_id = v.id)`.execute(db)
  const { rows } = await sql<{ id: number; pessoaId: number }>`
    select d.id, v.pessoa_id from experiencia_decisao d join vinculo v on v.id = d.vinculo_id`.execute(db)
  for (const { id, pessoaId } of rows)
    await db
      .updateTable('experienciaDecisao')
      .set({ motivo: marcar('p', pessoaId, 'experiencia') })
      .where('id', '=', id)
      .execute()
}

/** Text fields of the forms that lie flat; those of an admission are declared. */
const textosDe: Readonly<Record<Exclude<TipoDeclarado, 'admissao'>, readonly string[]>> = {
  afastamento: [
    'observacao',
    'atestado.medico',
    'atestado.registro',
    'atestado.cid',
    'acidente.descricao',
    'cobertura.motivo',
  ],
  demissao: ['motivo', 'recontratacaoMotivo'],
  ferias: ['observacao'],
  promocao: ['motivo'],
  remanejamento: ['motivo'],
}

function formularioMarcado(tipo: TipoDeclarado, id: number, dados: RawForm): RawForm {
  if (tipo !== 'admissao')
    return {
      ...dados,
      ...Object.fromEntries(textosDe[tipo].map((campo) => [campo, marcar('f', id, campo)])),
      ...('salarioCentavos' in dados && { salarioCentavos: quantia(6, id) }),
    }
  return Object.fromEntries(
    Object.entries(camposDaAdmissao).map(([etapa, passo]) => {
      const folha = (dados[etapa] ?? {}) as object
      const textos = Object.entries<Campo>(passo)
        .filter(([, { tipo: t, ...campo }]) => (t === 'texto' || t === 'digitos') && !('padrao' in campo))
        .map(([campo]) => [campo, marcar('f', id, caminhoDe({ etapa, campo }))])
      const pago = 'salarioCentavos' in passo ? { salarioCentavos: quantia(6, id) } : {}
      return [etapa, { ...folha, ...Object.fromEntries(textos), ...pago }]
    }),
  )
}

async function marcarProcessos(db: Tx): Promise<void> {
  const { rows } = await sql<{ id: number; tipo: TipoDeclarado; dados: RawForm; pessoaId: number | null }>`
    select p.id, p.tipo, f.dados, v.pessoa_id from processo p join processo_formulario f on f.processo_id = p.id
      left join vinculo v on v.id = p.vinculo_id`.execute(db)
  for (const { id, tipo, dados, pessoaId } of rows) {
    const [aberto = dados] = await abrirFormularios(db, [{ processoId: id, dados }])
    const [guardado] = await cifrarFormularios(db, [
      { processoId: id, dados: formularioMarcado(tipo, id, aberto) },
    ])
    const novos = JSON.stringify(guardado)
    await sql`update processo_formulario set dados = ${novos}::jsonb where processo_id = ${id}`.execute(db)
    const nome =
      tipo === 'admissao' ? marcar('f', id, 'pessoais.nome') : marcar('p', pessoaId ?? 0, 'pessoa.nome')
    await sql`update processo_indice set nome = ${nome} where id = ${id}`.execute(db)
  }
}

/** Every text beside a parecer or an event, each by its own mark. */
async function marcarPalavras(db: Tx): Promise<void> {
  const { rows: pareceres } = await sql<{ id: number; parecer: string; autor: string | null }>`
    select pp.processo_id as id, pp.parecer, u.usuario as autor from processo_parecer pp
      left join usuario u on u.id = pp.usuario_id where pp.decisao <> 'pendente'`.execute(db)
  for (const { id, parecer, autor } of pareceres) {
    const marca = marcarPalavra(id, { autor, pareceres: [parecer], comentario: false })
    await sql`
      update processo_parecer set comentario = ${marca} where processo_id = ${id} and parecer = ${parecer}`.execute(
      db,
    )
  }
  const { rows: eventos } = await sql<Palavra & { evento: number; id: number }>`
    select e.id as evento, e.processo_id as id, u.usuario as autor, e.tipo = 'comentario' as comentario,
           e.pareceres || case when e.tipo = 'parecer' then array[e.nome] else '{}' end as pareceres
      from processo_evento e left join usuario u on u.id = e.usuario_id where e.motivo is not null`.execute(
    db,
  )
  for (const { evento, id, ...palavra } of eventos)
    await sql`update processo_evento set motivo = ${marcarPalavra(id, palavra)} where id = ${evento}`.execute(
      db,
    )
}
const marcarPalavra = (id: number, { autor, pareceres, comentario }: Palavra): string =>
  marcar('w', id, JSON.stringify({ autor, pareceres, comentario }))

/** Files of these processes and people: an ordinary one and one of health or race each, and a paper of the house. */
async function anexar(
  { db, deps: { arquivos } }: Mao,
  { processos, pessoas, papeis }: Plantio,
): Promise<void> {
  // Whoever sent a file may always open it: one who asks nothing here.
  const QUEM_ENVIOU = sql`(select id from usuario where usuario = 'fora.do.horario')`
  const pasta = await mkdtemp(join(tmpdir(), 'rh-sigilo-'))
  const guardar = async (texto: string): Promise<string> => {
    const id = crypto.randomUUID()
    const caminho = join(pasta, id)
    const pdf = `%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n% ${texto}`
    await writeFile(caminho, pdf)
    await arquivos.guardar(id, caminho)
    await sql`
      insert into arquivo (id, nome, tipo, bytes, sha256, enviado_por, enviado_em)
      values (${id}::uuid, ${`${texto}.pdf`}, 'application/pdf', ${pdf.length}, repeat('0', 64), ${QUEM_ENVIOU}, now())`.execute(
      db,
    )
    return id
  }
  for (const sensivel of [false, true]) {
    const campo = sensivel ? 'sensivel' : 'comum'
    for (const id of processos)
      await sql`
        insert into processo_anexo (processo_id, tipo_id, arquivo_id, estado, enviado_por, enviado_em, avaliado_por, avaliado_em)
        select ${id}, dt.id, ${await guardar(marcar('a', id, campo))}::uuid, 'aprovado', ${QUEM_ENVIOU}, now(), 1, now() from processo p
          join documento_tipo dt on p.tipo = any (dt.processos) and dt.sensivel = ${sensivel} where p.id = ${id} limit 1`.execute(
        db,
      )
    for (const id of pessoas)
      await sql`
        insert into pessoa_documento (pessoa_id, tipo_id, observacao, emissao, validade, arquivo_id, registrado_em, registrado_por)
        select ${id}, dt.id, ${marcar('p', id, `documento.${campo}`)}, '2026-01-02', '2026-11-27',
               ${await guardar(marcar('p', id, `documento.${campo}`))}::uuid, now(), ${QUEM_ENVIOU}
          from documento_tipo dt where sensivel = ${sensivel} order by validade_meses nulls last limit 1`.execute(
        db,
      )
  }
  for (const { id, papel } of papeis)
    await sql`
      insert into processo_papel (processo_id, papel, arquivo_id, emitido_por, emitido_em)
      values (${id}, ${papel}, ${await guardar(marcar('a', id, `papel.${papel}`))}::uuid, ${QUEM_ENVIOU}, now())`.execute(
      db,
    )
  await sql`update documento_tipo set descricao = descricao || ' Zqt' || id || 'k${sql.raw(String(indice('sensivel')))}z' where sensivel`.execute(
    db,
  )
  await rm(pasta, { recursive: true })
}

/** The test's own hand, which may change what the application may only add. */
type Mao = Pick<TestApp, 'db' | 'deps'>

/** What is planted beside the marks: whose files there shall be. */
interface Plantio {
  readonly processos: readonly number[]
  readonly pessoas: readonly number[]
  readonly papeis: readonly { readonly id: number; readonly papel: string }[]
}

export async function plantar(mao: Mao, plantio: Plantio): Promise<void> {
  const { db } = mao
  // What is appended only is changed as whoever owns the database could.
  await sql`alter table processo_evento disable trigger user`.execute(db)
  await db.transaction().execute(async (tx) => {
    await marcarPessoas(tx)
    await marcarExperiencias(tx)
    await marcarProcessos(tx)
    await marcarPalavras(tx)
  })
  await sql`alter table processo_evento enable trigger user`.execute(db)
  await anexar(mao, plantio)
}
