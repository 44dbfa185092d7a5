import type { PedidoAoCandidato } from '@rh/domain/contract/admissao/candidato'
import type { Pendencia } from '@rh/domain/pendencia'
import { isIgual, type RawValue } from '@rh/domain/processo/raw-form'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { camposLabel } from '@rh/domain/processos/admissao/campos'
import {
  andamentoDoCandidato,
  parteDoCandidato,
  situacaoDoLink,
  type EtapaDoCandidato,
} from '@rh/domain/processos/admissao/candidato'
import { readRascunho, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import {
  camposVisiveis,
  veAnexos,
  veAnexosSensiveis,
  type CampoPath,
} from '@rh/domain/processos/admissao/visibilidade'
import { bloqueio } from '@rh/domain/achado'
import type { Db, Tx } from '../../../db/db.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import type { Processo } from '../../processo/repository.ts'
import { requireProcesso } from '../../processo/requirements.ts'
import { isEditavel } from '../../processo/vista.ts'
import { moduloAdmissao } from '../modulo.ts'
import { nomesDaAdmissao } from '../nomes.ts'
import { findDados } from '../repository.ts'
import { listArquivos, listPedidos } from './documentos.ts'
import { comRespostas, listRespostas, type LinhaDaResposta } from './respostas.ts'
import { isMesmaPessoa, pessoaDo, selosDaPessoa, type DaPessoa, type MeiosDoCandidato } from './link.ts'

/** A draft that this person fills now. Throws 404, and 409 for one that was sent. */
export async function requireRascunho(
  { config }: Pick<MeiosDoCandidato, 'config'>,
  db: Db | Tx,
  id: number,
  ator: Ator,
): Promise<Processo> {
  const processo = await requireProcesso(db, admissao, id, ator)
  if (!isEditavel(moduloAdmissao(config.empresaFuso), processo, ator))
    throw failure('transicao_invalida', { mensagem: 'Esta admissão já foi enviada.' })
  return processo
}

/** What the draft needs before a link can be made: the two answers that open it. */
export function faltaParaOLink(dados: Rascunho): Pendencia[] {
  const { pessoais } = readRascunho(dados).parciais
  return (['cpf', 'nascimento'] as const)
    .filter((campo) => pessoais[campo] === undefined)
    .map((campo) =>
      bloqueio('falta', `${camposLabel.pessoais[campo]}: digite antes de pedir ao candidato`, {
        etapa: 'pessoais',
        campo,
      }),
    )
}

const textoDe = (valor: RawValue | undefined): string | null =>
  typeof valor === 'string' && valor !== '' ? valor : null

/** The link of a draft, how far the person is, and what waits for a decision. */
export async function obterPedido(
  meios: MeiosDoCandidato,
  db: Db | Tx,
  id: number,
  ator: Ator,
): Promise<PedidoAoCandidato> {
  await requireRascunho(meios, db, id, ator)
  const { dados } = await findDados(db, id)
  return {
    link: await obterLink(meios, db, id, dados),
    falta: faltaParaOLink(dados),
    nome: textoDe(dados.pessoais?.['nome']),
    telefone: textoDe(dados.pessoais?.['telefone']),
    recebido: await listRecebido(meios, db, { id, dados, ator }),
  }
}

async function obterLink(
  meios: MeiosDoCandidato,
  db: Db | Tx,
  processoId: number,
  dados: Rascunho,
): Promise<PedidoAoCandidato['link']> {
  const link = await db
    .selectFrom('candidatoLink as l')
    .innerJoin('usuario as u', 'u.id', 'l.criadoPor')
    .leftJoin('candidatoConsentimento as co', 'co.linkId', 'l.id')
    .select(['l.processoId', 'l.pessoaSelo', 'l.criadoEm', 'l.expiraEm', 'l.abertoEm', 'l.concluidoEm'])
    .select(['l.bloqueadoEm', 'l.revogadoEm', 'u.nome as criadoPor', 'co.versao', 'co.em as consentiuEm'])
    .where('l.processoId', '=', processoId)
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!link) return null
  const { criadoPor, criadoEm, expiraEm, abertoEm, concluidoEm, consentiuEm, versao } = link
  const pessoa = pessoaDo(dados)
  const mesma = isMesmaPessoa(meios.tokens, dados, link.pessoaSelo)
  const selos = mesma && pessoa ? selosDaPessoa(meios.tokens, pessoa) : [link.pessoaSelo]
  return {
    criadoPor,
    criadoEm,
    expiraEm,
    abertoEm,
    concluidoEm,
    situacao: mesma ? situacaoDoLink(link, meios.clock.agora()) : 'revogado',
    consentimento: consentiuEm === null || versao === null ? null : { versao, em: consentiuEm },
    ...(await andamentoDe(meios, db, { processoId, selos }, dados)),
  }
}

async function andamentoDe(meios: MeiosDoCandidato, db: Db | Tx, daPessoa: DaPessoa, dados: Rascunho) {
  const juntos = comRespostas(dados, await listRespostas(db, daPessoa))
  const [pedidos, arquivos] = await Promise.all([
    listPedidos(meios, db, daPessoa.processoId, juntos),
    listArquivos(db, daPessoa),
  ])
  return andamentoDoCandidato(
    parteDoCandidato(juntos),
    pedidos.map(({ exigido, estado, tipoId }) => ({
      exigido,
      recebido:
        estado !== 'pendente' || arquivos.some((um) => um.tipoId === tipoId && um.decisao !== 'recusado'),
    })),
  )
}

interface DoRascunho {
  readonly id: number
  readonly dados: Rascunho
  readonly ator: Ator
}

/** What the person of the draft sent and nobody decided about, as far as this user may see it. */
async function listRecebido(
  { tokens }: MeiosDoCandidato,
  db: Db | Tx,
  { id, dados, ator }: DoRascunho,
): Promise<PedidoAoCandidato['recebido']> {
  const pessoa = pessoaDo(dados)
  if (!pessoa) return { campos: [], arquivos: [], nomes: {} }
  const daPessoa = { processoId: id, selos: selosDaPessoa(tokens, pessoa) }
  const [respostas, arquivos] = await Promise.all([listRespostas(db, daPessoa), listArquivos(db, daPessoa)])
  const campos = respostas.flatMap(({ decisao, ...resposta }) => {
    const { etapa, campo } = resposta
    const atual = dados[etapa as EtapaDoCandidato]?.[campo] ?? null
    const doCandidato = resposta.valor as RawValue
    const espera = decisao === null && veResposta(ator, resposta) && !isIgual(atual, doCandidato)
    return espera
      ? [{ ...campoDa(resposta), etapa: etapa as EtapaDoCandidato, campo, atual, doCandidato }]
      : []
  })
  return {
    campos,
    arquivos: arquivos
      .filter(({ decisao }) => decisao === null)
      .map(({ id: arquivoId, tipoId, descricao, nome, sensivel, tipo, bytes, recebidoEm }) => ({
        id: arquivoId,
        tipoId,
        documento: descricao,
        tipo,
        bytes,
        recebidoEm,
        nome: veArquivo(ator, sensivel) ? nome : null,
      })),
    nomes: await nomesDe(db, campos, ator),
  }
}

const campoDa = ({ id, versao, recebidoEm }: { id: number; versao: number; recebidoEm: string }) => ({
  id,
  versao,
  recebidoEm,
})

/** Whether a user sees an answer before it is in the form: as after. */
export const veResposta = (
  { grupos }: Pick<Ator, 'grupos'>,
  { etapa, campo }: Pick<LinhaDaResposta, 'etapa' | 'campo'>,
): boolean => camposVisiveis(grupos).has(`${etapa}.${campo}` as CampoPath)

/** Whether a user opens a document before it is attached: as after. */
export const veArquivo = ({ grupos }: Pick<Ator, 'grupos'>, sensivel: boolean): boolean =>
  sensivel ? veAnexosSensiveis(grupos) : veAnexos(grupos)

async function nomesDe(
  db: Db | Tx,
  campos: PedidoAoCandidato['recebido']['campos'],
  ator: Ator,
): Promise<Record<string, Record<string, string>>> {
  const nomes = await Promise.all(
    campos.flatMap(({ etapa, campo, atual, doCandidato }) => {
      const caminho = `${etapa}.${campo}`
      const buscar = nomesDaAdmissao[caminho]
      return buscar
        ? [buscar(db, [atual, doCandidato], ator).then((achados) => [caminho, achados] as const)]
        : []
    }),
  )
  return Object.fromEntries(nomes)
}
