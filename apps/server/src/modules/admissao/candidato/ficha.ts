import type { FichaDoCandidato, RespostaDoCandidato } from '@rh/domain/contract/candidato'
import { isIgual, type RawValue } from '@rh/domain/processo/raw-form'
import {
  avisoCom,
  camposDoCandidato,
  etapasDoCandidato,
  isDoCandidato,
  type EtapaDoCandidato,
} from '@rh/domain/processos/admissao/candidato'
import { normalizarEtapa, rascunhoSchema, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { isoDe } from '../../../clock.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Candidato } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { findEncarregado } from '../../privacidade/encarregado.ts'
import { avisarQuemPediu } from './avisos.ts'
import { listDocumentos } from './documentos.ts'
import { findConsentimento, requireLinkDaEscrita } from './entrada.ts'
import { findLinkVivo, type MeiosDoCandidato } from './link.ts'
import { comRespostas, listRespostas, valorGuardado, type LinhaDaResposta } from './respostas.ts'

/** The person's own part of a draft; nothing of it before the notice was agreed to. */
export async function obterFicha(meios: MeiosDoCandidato, candidato: Candidato): Promise<FichaDoCandidato> {
  const { db, tokens, clock } = meios
  const link = await findLinkVivo(tokens, db, candidato.linkId, clock.agora())
  if (!link) throw failure('sessao_expirada')
  const consentimento = await findConsentimento(db, link.id)
  const comum = {
    aviso: avisoCom((await findEncarregado(db)).encarregado),
    concluidoEm: link.concluidoEm,
    expiraEm: link.expiraEm,
  }
  if (!consentimento)
    return { ...comum, consentiuEm: null, primeiroNome: null, respostas: [], documentos: [] }
  const linhas = await listRespostas(db, link)
  const dados = comRespostas(link.dados, linhas)
  return {
    ...comum,
    consentiuEm: consentimento.em,
    primeiroNome: primeiroNomeDe(dados),
    respostas: etapasDoCandidato.flatMap((etapa) => respostasDa(etapa, dados, linhas)),
    documentos: await listDocumentos(meios, db, link, dados),
  }
}

const primeiroNomeDe = ({ pessoais }: Rascunho): string | null => {
  const nome = pessoais?.['nomeSocial'] || pessoais?.['nome']
  return typeof nome === 'string' ? (nome.trim().split(/\s+/)[0] ?? null) : null
}

const respostasDa = (
  etapa: EtapaDoCandidato,
  dados: Rascunho,
  linhas: readonly LinhaDaResposta[],
): RespostaDoCandidato[] =>
  camposDoCandidato(etapa).flatMap((campo) => {
    const enviada = linhas.find((linha) => linha.etapa === etapa && linha.campo === campo)
    const valor = dados[etapa]?.[campo]
    return valor === undefined ? [] : [{ etapa, campo, valor, versao: enviada?.versao ?? 0 }]
  })

/** Records what the person agreed to: the text, its version, when, and a keyed digest of the address. */
export async function consentir(
  { tokens }: MeiosDoCandidato,
  { tx, agora }: UnitOfWork,
  { linkId }: Candidato,
  ip: string,
): Promise<void> {
  const { versao, titulo, paragrafos, aceite } = avisoCom((await findEncarregado(tx)).encarregado)
  await tx
    .insertInto('candidatoConsentimento')
    .values({
      linkId,
      versao,
      texto: [titulo, ...paragrafos, aceite].join('\n\n'),
      em: isoDe(agora),
      enderecoHash: tokens.selar('candidato.endereco', ip, agora),
    })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

interface Digitada {
  readonly etapa: EtapaDoCandidato
  readonly campo: string
  readonly valor: unknown
  readonly versao: number
}

/**
 * Keeps an answer as typed, like any draft. The same answer again changes nothing, so that a lost reply does no harm;
 * one on top of a version that the phone does not have is refused with 409. Answers its version.
 */
export async function guardarResposta(
  meios: MeiosDoCandidato,
  work: UnitOfWork,
  candidato: Candidato,
  { etapa, campo, valor, versao }: Digitada,
): Promise<number> {
  const novo = lerValor(etapa, campo, valor)
  const link = await requireLinkDaEscrita(meios, work, candidato)
  const linhas = await listRespostas(work.tx, link)
  const antes = linhas.find((linha) => linha.etapa === etapa && linha.campo === campo)
  const atual = antes ? (antes.valor as RawValue) : (link.dados[etapa]?.[campo] ?? null)
  if (isIgual(atual, novo)) return antes?.versao ?? 0
  if ((antes?.versao ?? 0) !== versao)
    throw failure('versao_antiga', { mensagem: 'Esta resposta foi mudada em outro aparelho.' })
  const guardado = await valorGuardado(work.tx, link.processoId, { etapa, campo }, novo)
  const posta = { valor: JSON.stringify(guardado), linkId: link.id, recebidoEm: isoDe(work.agora) }
  const chave = { processoId: link.processoId, pessoaSelo: link.pessoaSelo, etapa, campo }
  const guardada = antes
    ? await work.tx
        .updateTable('candidatoCampo')
        .set({ ...posta, versao: versao + 1, decisao: null, decididoPor: null, decididoEm: null })
        .where('id', '=', antes.id)
        .returning('versao')
        .executeTakeFirstOrThrow()
    : await work.tx
        .insertInto('candidatoCampo')
        .values({ ...chave, ...posta })
        .returning('versao')
        .executeTakeFirstOrThrow()
  return guardada.versao
}

/** The answer in its final form, with its version. */
export const respostaDe = (
  { etapa, campo, valor }: Omit<Digitada, 'versao'>,
  versao: number,
): RespostaDoCandidato => ({ etapa, campo, valor: lerValor(etapa, campo, valor), versao })

/** An answer in its final form where it is right, as typed where it is not. Throws 400 for what no draft takes. */
function lerValor(etapa: EtapaDoCandidato, campo: string, valor: unknown): RawValue {
  if (!isDoCandidato(etapa, campo))
    throw failure('validacao', { campos: { campo: 'Este campo não é perguntado aqui' } })
  const lido = rascunhoSchema(etapa).safeParse({ [campo]: valor })
  if (!lido.success) throw failure('validacao', { campos: { valor: 'Confira esta resposta' } })
  return normalizarEtapa(etapa, lido.data)[campo] ?? null
}

/** Tells who prepares the admission that the person is done; once. */
export async function concluir(
  meios: MeiosDoCandidato,
  work: UnitOfWork,
  candidato: Candidato,
): Promise<{ concluidoEm: string }> {
  const link = await requireLinkDaEscrita(meios, work, candidato)
  if (link.concluidoEm !== null) return { concluidoEm: link.concluidoEm }
  const concluidoEm = isoDe(work.agora)
  await work.tx.updateTable('candidatoLink').set({ concluidoEm }).where('id', '=', link.id).execute()
  await avisarQuemPediu(meios, work, link, {
    icone: 'success',
    texto: 'a pessoa terminou de preencher pelo link. Confira e aceite.',
  })
  return { concluidoEm }
}
