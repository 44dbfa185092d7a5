import { sql } from 'kysely'
import type { ArquivoServido } from '@rh/domain/http/arquivo'
import { comoLista, emBytes } from '../../arquivos/pacote.ts'
import { comoZip, nomeNoZip, type ParteDoZip } from '../../arquivos/zip.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'

// What LGPD art. 18 gives a person: all that they read of their conversations, and what they wrote in those they left.

const POR_VEZ = 500

interface Linha {
  readonly id: number
  readonly conversaId: number
  readonly conversa: string
  readonly autor: string
  readonly texto: string | null
  readonly fato: string | null
  readonly alvo: string | null
  readonly enviadaEm: string
  readonly editadaEm: string | null
  readonly apagadaEm: string | null
  readonly anexos: readonly { readonly id: string; readonly nome: string }[]
}

const noConjunto = (usuarioId: number) => sql<boolean>`(
  p.usuario_id = ${usuarioId} and ((p.saiu_em is null and m.id > p.desde_id) or (m.autor_id = ${usuarioId} and m.fato is null)))`

async function lerDepoisDe(db: Db, usuarioId: number, depois: { conversaId: number; id: number }) {
  const { rows } = await sql<Linha>`
    select m.id, m.conversa_id, au.nome as autor, m.texto, m.fato, al.nome as alvo, m.enviada_em, m.editada_em,
           m.apagada_em,
           coalesce(c.nome, (select ou.nome from usuario ou
             where ou.id = case when c.menor_id = ${usuarioId} then c.maior_id else c.menor_id end)) as conversa,
           coalesce((select jsonb_agg(jsonb_build_object('id', ar.id, 'nome', ar.nome) order by ma.ordem)
              from mensagem_anexo ma join arquivo ar on ar.id = ma.arquivo_id where ma.mensagem_id = m.id), '[]') as anexos
      from conversa_participante p
      join conversa c on c.id = p.conversa_id
      join mensagem m on m.conversa_id = p.conversa_id
      join usuario au on au.id = m.autor_id
      left join usuario al on al.id = m.alvo_id
     where ${noConjunto(usuarioId)} and (m.conversa_id, m.id) > (${depois.conversaId}, ${depois.id})
     order by m.conversa_id, m.id limit ${POR_VEZ}`.execute(db)
  return rows
}

/** Every message of the pack, read as it is sent. */
async function* mensagensDe(db: Db, usuarioId: number): AsyncGenerator<Linha, void, undefined> {
  let ultima = { conversaId: 0, id: 0 }
  for (;;) {
    const linhas = await lerDepoisDe(db, usuarioId, ultima)
    yield* linhas
    const fim = linhas.at(-1)
    if (!fim || linhas.length < POR_VEZ) return
    ultima = fim
  }
}

/** Where a file is in the pack: two of one name stay two. */
const caminhoDe = ({ id, nome }: { readonly id: string; readonly nome: string }): string =>
  `anexos/${id.slice(0, 8)}-${nomeNoZip(nome)}`

/** For people: each conversation with its name, each message with its moment on the company's clock. */
async function* comoTexto(linhas: AsyncIterable<Linha>, fuso: string): AsyncGenerator<string> {
  let atual: number | null = null
  for await (const linha of linhas) {
    if (linha.conversaId !== atual) yield `${atual === null ? '' : '\r\n'}== ${linha.conversa} ==\r\n`
    atual = linha.conversaId
    const quando = Temporal.Instant.from(linha.enviadaEm)
      .toZonedDateTimeISO(fuso)
      .toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })
    yield `[${quando}] ${linha.autor}: ${ditoDe(linha)}\r\n`
  }
}

function ditoDe({ texto, fato, alvo, apagadaEm, editadaEm, anexos }: Linha): string {
  if (apagadaEm !== null) return '(mensagem apagada)'
  if (fato !== null) return `(${[fato, alvo, texto].filter((parte) => parte !== null).join(' – ')})`
  const partes = [texto ?? '', ...anexos.map((anexo) => `[${caminhoDe(anexo)}]`)].filter(Boolean)
  return `${partes.join(' ')}${editadaEm === null ? '' : ' (editada)'}`
}

/** For other systems. */
async function* comCaminhos(linhas: AsyncIterable<Linha>) {
  for await (const { anexos, ...linha } of linhas)
    yield { ...linha, anexos: anexos.map((anexo) => ({ ...anexo, caminho: caminhoDe(anexo) })) }
}

/** The conversations of a person as one ZIP, written while it is read. */
export async function exportarConversas(
  { db, clock, config, arquivos }: Deps,
  { id }: Ator,
): Promise<ArquivoServido> {
  const agora = clock.agora()
  const fuso = config.empresaFuso
  const { rows: anexos } = await sql<{ id: string; nome: string }>`
    select distinct ar.id, ar.nome from mensagem_anexo ma
      join mensagem m on m.id = ma.mensagem_id
      join conversa_participante p on p.conversa_id = m.conversa_id
      join arquivo ar on ar.id = ma.arquivo_id
     where ${noConjunto(id)} order by ar.id`.execute(db)
  const partes: ParteDoZip[] = [
    { nome: 'conversas.txt', abrir: async () => emBytes(comoTexto(mensagensDe(db, id), fuso)) },
    { nome: 'conversas.json', abrir: async () => emBytes(comoLista(comCaminhos(mensagensDe(db, id)))) },
    ...anexos.map((anexo) => ({ nome: caminhoDe(anexo), abrir: () => arquivos.abrir(anexo.id) })),
  ]
  return {
    tipo: 'application/zip',
    conteudo: comoZip(partes, new Date(agora.epochMilliseconds)),
    nome: `minhas-conversas-${agora.toZonedDateTimeISO(fuso).toPlainDate().toString()}.zip`,
  }
}
