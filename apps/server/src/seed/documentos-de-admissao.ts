import { campos } from '@rh/domain/processos/admissao/campos'
import { provasDaAdmissao } from '@rh/domain/processos/admissao/provas'
import type { Campo } from '@rh/domain/campos/campo'
import { escreverCampo } from '@rh/domain/campos/formato'
import type { ItemDoChecklist } from '@rh/domain/processo/anexos'
import type { FileStore } from '../arquivos/file-store.ts'
import { isoDe } from '../clock.ts'
import type { Tx } from '../db/db.ts'
import { anexosDaAdmissao } from '../modules/admissao/anexos.ts'
import { findDados } from '../modules/admissao/repository.ts'
import { inserirArquivo } from './inserir/inserir-arquivo.ts'
import { desenharFoto, desenharPdf } from './papel-de-demonstracao.ts'

interface Palco {
  readonly agora: Temporal.Instant
  readonly hoje: string
  readonly arquivos: FileStore
}

/** Admissions whose documents are there to be reviewed: more would only slow down the first start. */
const QUANTAS = 4
/** Arrives by photograph; the others are scanned. */
const FOTOGRAFADO = 'IDENTIDADE'
/** Nobody sent it yet. */
const FALTA = 'VT'
/** The bill is of another address than the form. */
const DIVERGE = 'RESIDENCIA'
const HORAS_ATRAS = 20

/** Documents of admissions under analysis, waiting for Cadastro: little papers that say what they prove. */
export async function inserirDocumentosDeAdmissao(tx: Tx, { agora, hoje, arquivos }: Palco): Promise<void> {
  const processos = await tx
    .selectFrom('processo as p')
    .select(['p.id', 'p.solicitanteId'])
    .where('p.tipo', '=', 'admissao')
    .where('p.status', 'in', ['solicitada', 'em_analise'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('processoAnexo as an').select('an.id').whereRef('an.processoId', '=', 'p.id'),
        ),
      ),
    )
    .orderBy('p.id')
    .limit(QUANTAS)
    .execute()
  const em = isoDe(agora.subtract({ hours: HORAS_ATRAS }))
  for (const { id, solicitanteId } of processos) {
    const dados = (await findDados(tx, id)).dados as Folhas
    const itens = await anexosDaAdmissao.checklist(tx, id, hoje)
    for (const item of itens.filter(isEnviado)) {
      const arquivo = await desenhar(item, dados)
      const arquivoId = await inserirArquivo(tx, arquivos, { ...arquivo, usuarioId: solicitanteId, em })
      await tx
        .insertInto('processoAnexo')
        .values({
          processoId: id,
          tipoId: item.tipoId,
          arquivoId,
          estado: 'enviado',
          enviadoPor: solicitanteId,
          enviadoEm: em,
        })
        .execute()
    }
  }
}

type Folhas = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

const isEnviado = ({ exigido, momento, codigo, sensivel }: ItemDoChecklist): boolean =>
  exigido && momento === 'aprovacao' && codigo !== FALTA && !sensivel

async function desenhar({ codigo, descricao }: ItemDoChecklist, dados: Folhas) {
  const linhas = (provasDaAdmissao[codigo] ?? []).flatMap(({ etapa = '', campo, label }) => {
    const valor = dados[etapa]?.[campo]
    if (typeof valor !== 'string' && typeof valor !== 'number' && typeof valor !== 'boolean') return []
    const spec = (campos as Readonly<Record<string, Readonly<Record<string, Campo>>>>)[etapa]?.[campo]
    const escrito = spec ? escreverCampo(spec, valor) : String(valor)
    return [[label, codigo === DIVERGE && campo === 'numero' ? '1200' : escrito] as const]
  })
  const nome = codigo.toLowerCase().replaceAll('_', '-')
  return codigo === FOTOGRAFADO
    ? { nome: `${nome}.jpg`, tipo: 'image/jpeg' as const, conteudo: await desenharFoto(descricao, linhas) }
    : {
        nome: `${nome}.pdf`,
        tipo: 'application/pdf' as const,
        conteudo: await desenharPdf(descricao, linhas),
      }
}
