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
import { lerNomes } from './nomes.ts'

// What LGPD art. 18 gives a person: all that they were sent and sent, and what they began to write.

interface Linha {
  readonly id: number
  readonly assuntoId: number
  readonly assunto: string
  readonly autor: string
  readonly para: string[]
  readonly copia: string[]
  readonly texto: string
  readonly enviadaEm: string
  readonly lidaEm: string | null
  readonly anexos: readonly { readonly id: string; readonly nome: string }[]
}

async function lerDepoisDe(
  db: Db,
  usuarioId: number,
  depois: { assuntoId: number; id: number },
  limite: number,
) {
  const { rows } = await sql<Linha>`
    select m.id, m.correspondencia_id as assunto_id, c.assunto, au.nome as autor, m.para, m.copia, m.texto,
           m.enviada_em, l.lida_em,
           coalesce((select jsonb_agg(jsonb_build_object('id', ar.id, 'nome', ar.nome) order by x.ordem)
              from carta_anexo x join arquivo ar on ar.id = x.arquivo_id where x.carta_id = m.id), '[]') as anexos
      from carta_leitor l
      join carta m on m.id = l.carta_id
      join correspondencia c on c.id = m.correspondencia_id
      join usuario au on au.id = m.autor_id
     where l.usuario_id = ${usuarioId} and (m.correspondencia_id, m.id) > (${depois.assuntoId}, ${depois.id})
     order by m.correspondencia_id, m.id limit ${limite}`.execute(db)
  const nomear = await lerNomes(
    db,
    rows.flatMap(({ para, copia }) => [...para, ...copia]),
  )
  const nomes = (codigos: readonly string[]) => nomear(codigos).map(({ nome }) => nome)
  return rows.map((linha) => ({
    ...linha,
    para: nomes(linha.para),
    copia: nomes(linha.copia),
    anexos: linha.anexos.map((anexo) => ({ ...anexo, caminho: caminhoNoPacote(anexo) })),
  }))
}

type Mensagem = Awaited<ReturnType<typeof lerDepoisDe>>[number]

/** Every message of the pack, read as it is sent. */
const mensagensDe = (db: Db, usuarioId: number) =>
  emSequencia<Mensagem>((depois, limite) =>
    lerDepoisDe(db, usuarioId, depois ?? { assuntoId: 0, id: 0 }, limite),
  )

async function* rascunhosDe(db: Db, usuarioId: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select r.assunto, r.texto, r.salvo_em,
           array(select ar.nome from carta_rascunho_anexo x join arquivo ar on ar.id = x.arquivo_id
                  where x.usuario_id = r.usuario_id and x.chave = r.chave order by x.ordem) as anexos
      from carta_rascunho r where r.usuario_id = ${usuarioId} order by r.salvo_em`.execute(db)
  yield* rows
}

/** For people: each subject, and under it each message with its moment on the company's clock. */
async function* comoTexto(linhas: ReturnType<typeof mensagensDe>, fuso: string): AsyncGenerator<string> {
  let atual: number | null = null
  for await (const { assuntoId, assunto, autor, para, copia, texto, enviadaEm, anexos } of linhas) {
    if (assuntoId !== atual) yield tituloNoPacote(assunto, atual === null)
    atual = assuntoId
    const destinos = `${para.join(', ')}${copia.length > 0 ? `; cópia: ${copia.join(', ')}` : ''}`
    yield `[${momentoNoPacote(enviadaEm, fuso)}] ${autor} para ${destinos}\r\n${texto}\r\n`
    for (const { caminho } of anexos) yield `[${caminho}]\r\n`
  }
}

/** The mail of a person as one ZIP, written while it is read. */
export async function exportarMensagens(
  { db, clock, config, arquivos }: Deps,
  { id }: Ator,
): Promise<ArquivoServido> {
  const agora = clock.agora()
  const fuso = config.empresaFuso
  const { rows: anexos } = await sql<{ id: string; nome: string }>`
    select distinct ar.id, ar.nome from carta_anexo x
      join carta_leitor l on l.carta_id = x.carta_id
      join arquivo ar on ar.id = x.arquivo_id
     where l.usuario_id = ${id} order by ar.id`.execute(db)
  const partes: ParteDoZip[] = [
    { nome: 'mensagens.txt', abrir: async () => emBytes(comoTexto(mensagensDe(db, id), fuso)) },
    { nome: 'mensagens.json', abrir: async () => emBytes(comoLista(mensagensDe(db, id))) },
    { nome: 'rascunhos.json', abrir: async () => emBytes(comoLista(rascunhosDe(db, id))) },
    ...anexos.map((anexo) => ({ nome: caminhoNoPacote(anexo), abrir: () => arquivos.abrir(anexo.id) })),
  ]
  return {
    tipo: 'application/zip',
    conteudo: comoZip(partes, new Date(agora.epochMilliseconds)),
    nome: `minhas-mensagens-${agora.toZonedDateTimeISO(fuso).toPlainDate().toString()}.zip`,
  }
}
