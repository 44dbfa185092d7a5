import type { PDFDocument } from '@cantoo/pdf-lib'
import { estadosDoAnexo, type EstadoDoAnexo } from '@rh/domain/processo/anexos'
import { imprimir } from '../../../papeis/imprimir.ts'
import { clausula, comTimbre, secao, tabelaDe, type Emissao, type Papel } from '../../../papeis/papel.ts'

/** File of the set, under the document that it stands for. */
export interface Peca {
  readonly documento: string
  readonly estado: EstadoDoAnexo
  readonly nome: string
  readonly tipo: string | null
  readonly arquivoId: string
}

export interface Conjunto {
  readonly pecas: readonly Peca[]
  /** Required documents of which there is no file. */
  readonly semArquivo: readonly { readonly documento: string; readonly estado: EstadoDoAnexo }[]
  /** The bytes of each stored file. */
  readonly conteudos: ReadonlyMap<string, Uint8Array>
  readonly emissao: Emissao
}

/** Pages of a file among those that follow the index, from 1; null for one that could not be joined. */
interface Lugar {
  readonly de: number
  readonly ate: number
}

/** A4 in points, and the white edge around a photograph. */
const A4 = [595.28, 841.89] as const
const MARGEM = 28

/** Loaded with the first set: most of the day nobody takes one. */
const biblioteca = () => import('@cantoo/pdf-lib')

/** Puts the files together: index with item names and pages, PDFs as they are, photographs one per page. */
export async function montarConjunto({
  pecas,
  semArquivo,
  conteudos,
  emissao,
}: Conjunto): Promise<Uint8Array> {
  const { PDFDocument } = await biblioteca()
  const conjunto = await PDFDocument.create()
  const lugares = new Map<string, Lugar | null>()
  for (const { arquivoId, tipo } of pecas)
    if (!lugares.has(arquivoId))
      lugares.set(arquivoId, await acrescentar(conjunto, tipo, conteudos.get(arquivoId)))
  const indice = await imprimirIndice({ pecas, semArquivo, lugares, emissao })
  const folhas = await conjunto.copyPages(indice, indice.getPageIndices())
  folhas.forEach((folha, i) => conjunto.insertPage(i, folha))
  conjunto.setTitle(`Documentos · ${emissao.referencia}`)
  conjunto.setAuthor(emissao.timbre.razaoSocial)
  conjunto.setLanguage('pt-BR')
  return conjunto.save()
}

async function acrescentar(
  conjunto: PDFDocument,
  tipo: string | null,
  conteudo: Uint8Array | undefined,
): Promise<Lugar | null> {
  if (!conteudo) return null
  const de = conjunto.getPageCount() + 1
  try {
    await (tipo === 'application/pdf' ? juntarPdf(conjunto, conteudo) : juntarFoto(conjunto, conteudo))
  } catch {
    // What the library cannot read is told in the index; the others go all the same.
    return null
  }
  const ate = conjunto.getPageCount()
  return ate < de ? null : { de, ate }
}

async function juntarPdf(conjunto: PDFDocument, conteudo: Uint8Array): Promise<void> {
  const { PDFDocument } = await biblioteca()
  const documento = await PDFDocument.load(conteudo, { updateMetadata: false })
  const paginas = await conjunto.copyPages(documento, documento.getPageIndices())
  for (const pagina of paginas) conjunto.addPage(pagina)
}

/** A photograph on a page of its own, upright or on its side as it is. */
async function juntarFoto(conjunto: PDFDocument, conteudo: Uint8Array): Promise<void> {
  const foto = await conjunto.embedJpg(conteudo)
  const [curto, longo] = A4
  const [largura, altura] = foto.width > foto.height ? [longo, curto] : [curto, longo]
  const escala = Math.min((largura - 2 * MARGEM) / foto.width, (altura - 2 * MARGEM) / foto.height, 1)
  const width = foto.width * escala
  const height = foto.height * escala
  const pagina = conjunto.addPage([largura, altura])
  pagina.drawImage(foto, { x: (largura - width) / 2, y: (altura - height) / 2, width, height })
}

interface Indice extends Pick<Conjunto, 'pecas' | 'semArquivo' | 'emissao'> {
  readonly lugares: ReadonlyMap<string, Lugar | null>
}

/** The index, set again where it takes more pages than the one that its numbers counted on. */
async function imprimirIndice(indice: Indice): Promise<PDFDocument> {
  const { PDFDocument } = await biblioteca()
  const com = async (folhas: number): Promise<PDFDocument> => {
    const { conteudo } = await imprimir(comTimbre(papelDoIndice(indice, folhas), indice.emissao))
    return PDFDocument.load(conteudo)
  }
  const um = await com(1)
  return um.getPageCount() === 1 ? um : com(um.getPageCount())
}

const paginasDe = (lugar: Lugar | null | undefined, folhas: number): string => {
  if (!lugar) return 'à parte'
  const [de, ate] = [lugar.de + folhas, lugar.ate + folhas]
  return de === ate ? String(de) : `${de} a ${ate}`
}

function papelDoIndice({ pecas, semArquivo, lugares, emissao }: Indice, folhas: number): Papel {
  const aParte = pecas.some(({ arquivoId }) => !lugares.get(arquivoId))
  const situacao = (estado: EstadoDoAnexo): string => estadosDoAnexo[estado].label
  return {
    titulo: 'Documentos',
    assunto: emissao.referencia,
    corpo: [
      tabelaDe(
        ['Documento', 'Situação', 'Arquivo', 'Páginas'],
        pecas.map(({ documento, estado, nome, arquivoId }) => [
          documento,
          situacao(estado),
          nome,
          paginasDe(lugares.get(arquivoId), folhas),
        ]),
        ['*', 60, '*', 50],
        [3],
      ),
      ...(aParte
        ? [clausula('“À parte”: o arquivo não pôde ser juntado. Baixe-o no próprio documento.')]
        : []),
      ...(semArquivo.length > 0
        ? [
            secao('Sem arquivo'),
            tabelaDe(
              ['Documento', 'Situação'],
              semArquivo.map(({ documento, estado }) => [documento, situacao(estado)]),
              ['*', 60],
            ),
          ]
        : []),
    ],
  }
}
