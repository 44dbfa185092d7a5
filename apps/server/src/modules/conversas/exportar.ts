import { sql } from 'kysely'
import type { ArquivoServido } from '@rh/domain/http/arquivo'
import {
  caminhoNoPacote,
  comoLista,
  emBytes,
  emSequencia,
  momentoNoPacote,
  tituloNoPacote,
} from '../../arquivos/pacote.ts'
import { comoZip, type ParteDoZip } from '../../arquivos/zip.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'

// What LGPD art. 18 gives a person: all that they read of their conversations, and what they wrote in those they left.

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

async function lerDepoisDe(
  db: Db,
  usuarioId: number,
  depois: { conversaId: number; id: number },
  limite: number,
) {
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
     order by m.conversa_id, m.id limit ${limite}`.execute(db)
  return rows
}

/** Every message of the pack, read as it is sent. */
const mensagensDe = (db: Db, usuarioId: number) =>
  emSequencia<Linha>((depois, limite) =>
    lerDepoisDe(db, usuarioId, depois ?? { conversaId: 0, id: 0 }, limite),
  )

/** For people: each conversation with its name, each message with its moment on the company's clock. */
async function* comoTexto(linhas: AsyncIterable<Linha>, fuso: string): AsyncGenerator<string> {
  let atual: number | null = null
  for await (const linha of linhas) {
    if (linha.conversaId !== atual) yield tituloNoPacote(linha.conversa, atual === null)
    atual = linha.conversaId
    yield `[${momentoNoPacote(linha.enviadaEm, fuso)}] ${linha.autor}: ${ditoDe(linha)}\r\n`
  }
}

function ditoDe({ texto, fato, alvo, apagadaEm, editadaEm, anexos }: Linha): string {
  if (apagadaEm !== null) return '(mensagem apagada)'
  if (fato !== null) return `(${[fato, alvo, texto].filter((parte) => parte !== null).join(' – ')})`
  const partes = [texto ?? '', ...anexos.map((anexo) => `[${caminhoNoPacote(anexo)}]`)].filter(Boolean)
  return `${partes.join(' ')}${editadaEm === null ? '' : ' (editada)'}`
}

/** For other systems. */
async function* comCaminhos(linhas: AsyncIterable<Linha>) {
  for await (const { anexos, ...linha } of linhas)
    yield { ...linha, anexos: anexos.map((anexo) => ({ ...anexo, caminho: caminhoNoPacote(anexo) })) }
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
    ...anexos.map((anexo) => ({ nome: caminhoNoPacote(anexo), abrir: () => arquivos.abrir(anexo.id) })),
  ]
  return {
    tipo: 'application/zip',
    conteudo: comoZip(partes, new Date(agora.epochMilliseconds)),
    nome: `minhas-conversas-${agora.toZonedDateTimeISO(fuso).toPlainDate().toString()}.zip`,
  }
}
