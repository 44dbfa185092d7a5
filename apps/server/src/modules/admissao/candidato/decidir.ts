import type { RawSheet, RawValue } from '@rh/domain/processo/raw-form'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { etapasDoCandidato, type EtapaDoCandidato } from '@rh/domain/processos/admissao/candidato'
import { hojeEm, isoDe } from '../../../clock.ts'
import type { Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Ator, RequestContext } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { dizerQuando } from '../../../http/versao-antiga.ts'
import { enviarAnexo } from '../../processo/anexos/envio.ts'
import { abrirParaMudar } from '../../processo/requirements.ts'
import { anexosDaAdmissao } from '../anexos.ts'
import { salvarEtapa } from '../rascunhos.ts'
import { findDados } from '../repository.ts'
import { listArquivos } from './documentos.ts'
import { pessoaDo, selosDaPessoa, type MeiosDoCandidato } from './link.ts'
import { requireRascunho, veArquivo, veResposta } from './pedido.ts'
import { listRespostas, type LinhaDaResposta } from './respostas.ts'

export interface Decisao {
  readonly id: number
  readonly versao: number
  readonly decisao: 'aceitar' | 'recusar'
  readonly campos: readonly { readonly id: number; readonly versao: number }[]
  readonly arquivos: readonly number[]
}

/** Why a field changed, in the history of the draft. */
const PELO_LINK = 'Respondido pela própria pessoa, pelo link do candidato.'

/**
 * Accepts or refuses what the person sent. What is accepted goes through the draft's own save, under the name of who
 * accepts; both leave what was sent on record. Answers the version of the draft.
 */
export async function decidir(
  meios: MeiosDoCandidato,
  work: UnitOfWork,
  request: RequestContext,
  pedida: Decisao,
): Promise<number> {
  const { tx } = work
  const { id, decisao } = pedida
  const fuso = meios.config.empresaFuso
  await abrirParaMudar(work, admissao, pedida, request.ator, fuso)
  await requireRascunho(meios, tx, id, request.ator)
  const { campos, arquivos } = await lerPedida(meios, tx, request.ator, pedida)
  let { versao } = pedida
  if (decisao === 'aceitar') {
    for (const etapa of etapasDoCandidato) {
      const novos = campos.filter((campo) => campo.etapa === etapa)
      if (novos.length === 0) continue
      const dados = await comNovos(tx, id, etapa, novos)
      const salva = await salvarEtapa(work, request, { id, versao, etapa, dados, motivo: PELO_LINK }, fuso)
      ;({ versao } = salva)
    }
    await anexar(meios, work, request.ator, { processoId: id, arquivos })
  }
  await marcar(work, request.ator, pedida)
  return versao
}

/**
 * The rows that are decided about: all of the draft's person, undecided, and as they were on the screen of somebody who
 * sees them. A file may be taken in unseen, for those who open it to judge; nobody refuses what they may not open.
 */
async function lerPedida(
  { tokens, config }: MeiosDoCandidato,
  tx: Tx,
  ator: Ator,
  { id, decisao, campos, arquivos }: Decisao,
) {
  const pessoa = pessoaDo((await findDados(tx, id)).dados)
  if (!pessoa) throw failure('nao_encontrado')
  const daPessoa = { processoId: id, selos: selosDaPessoa(tokens, pessoa) }
  const respostas = await listRespostas(tx, daPessoa)
  const guardados = await listArquivos(tx, daPessoa)
  const deCampos = campos.map(({ id: campoId, versao }) => {
    const resposta = respostas.find((uma) => uma.id === campoId)
    if (!resposta || !veResposta(ator, resposta)) throw failure('nao_encontrado')
    if (resposta.decisao === null && resposta.versao !== versao) throw mudou()
    return resposta
  })
  const deArquivos = arquivos.map((arquivoId) => {
    const arquivo = guardados.find((um) => um.id === arquivoId)
    if (!arquivo) throw failure('nao_encontrado')
    if (decisao === 'recusar' && !veArquivo(ator, arquivo.sensivel)) throw semVer(arquivo.descricao)
    return arquivo
  })
  const campo = deCampos.find((um) => um.decisao !== null)
  if (campo) throw await jaDecidido(tx, 'candidatoCampo', campo.id, config.empresaFuso)
  const arquivo = deArquivos.find((um) => um.decisao !== null)
  if (arquivo) throw await jaDecidido(tx, 'candidatoArquivo', arquivo.id, config.empresaFuso)
  return { campos: deCampos, arquivos: deArquivos }
}

/** Conflict with a colleague who was faster: who, what and when. Nothing of this request is done. */
async function jaDecidido(
  tx: Tx,
  tabela: 'candidatoCampo' | 'candidatoArquivo',
  id: number,
  fuso: string,
): Promise<Error> {
  const { decisao, nome, em } = await tx
    .selectFrom(tabela)
    .innerJoin('usuario', 'usuario.id', `${tabela}.decididoPor`)
    .select([`${tabela}.decisao`, `${tabela}.decididoEm as em`, 'usuario.nome'])
    .where(`${tabela}.id`, '=', id)
    .executeTakeFirstOrThrow()
  const feito = decisao === 'aceito' ? 'aceitou' : 'recusou'
  const oQue = tabela === 'candidatoCampo' ? 'esta resposta' : 'este arquivo'
  return failure('versao_antiga', {
    mensagem: `${nome} já ${feito} ${oQue} ${dizerQuando(em ?? '', fuso)}.`,
    acao: 'O que ainda falta conferir está na lista.',
  })
}

const semVer = (documento: string) =>
  failure('sem_permissao', {
    mensagem: `Você não abre "${documento}", e por isso não pode recusá-lo.`,
    acao: 'Aceite-o: quem pode abrir o confere depois.',
  })

const mudou = () =>
  failure('versao_antiga', {
    mensagem: 'A pessoa mudou uma resposta enquanto você conferia.',
    acao: 'Confira de novo o que ela mandou.',
  })

async function comNovos(
  tx: Tx,
  processoId: number,
  etapa: EtapaDoCandidato,
  novos: readonly LinhaDaResposta[],
): Promise<RawSheet> {
  const { dados } = await findDados(tx, processoId)
  const valores = novos.map(({ campo, valor }): [string, RawValue] => [campo, valor as RawValue])
  return { ...dados[etapa], ...Object.fromEntries(valores) }
}

interface ParaAnexar {
  readonly processoId: number
  readonly arquivos: Awaited<ReturnType<typeof listArquivos>>
}

async function anexar(
  { arquivos: store, config }: MeiosDoCandidato,
  work: UnitOfWork,
  ator: Ator,
  { processoId, arquivos }: ParaAnexar,
): Promise<void> {
  const hoje = hojeEm(work.agora, config.empresaFuso)
  for (const { tipoId, arquivoId, bytes, sha256 } of arquivos)
    await enviarAnexo(anexosDaAdmissao, store, work, ator, {
      processoId,
      tipoId,
      arquivo: { id: arquivoId, bytes, sha256 },
      hoje,
    })
}

async function marcar({ tx, agora }: UnitOfWork, ator: Ator, pedida: Decisao): Promise<void> {
  const marca = {
    decisao: pedida.decisao === 'aceitar' ? 'aceito' : 'recusado',
    decididoPor: ator.id,
    decididoEm: isoDe(agora),
  } as const
  const campoIds = pedida.campos.map(({ id }) => id)
  if (campoIds.length > 0)
    await tx.updateTable('candidatoCampo').set(marca).where('id', 'in', campoIds).execute()
  if (pedida.arquivos.length > 0)
    await tx
      .updateTable('candidatoArquivo')
      .set(marca)
      .where('id', 'in', [...pedida.arquivos])
      .execute()
}
