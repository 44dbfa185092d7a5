import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { ArquivoEnviado } from '@rh/domain/http/arquivo'
import { failure } from '../http/failure.ts'
import { desenharImagem } from './imagem.ts'

/** Wide enough to read the small print of an identity card photographed whole. */
const LADO_DO_DOCUMENTO_PX = 3_000
const QUALIDADE_DO_DOCUMENTO = 85

/** A photographed document drawn anew, upright and without what the camera wrote into it; a PDF stays as it is. */
export async function clearDocumento(arquivo: ArquivoEnviado): Promise<ArquivoEnviado> {
  if (arquivo.tipo === 'application/pdf') return conferirPdf(arquivo)
  const conteudo = await desenharImagem(arquivo, (imagem) =>
    imagem
      .resize(LADO_DO_DOCUMENTO_PX, LADO_DO_DOCUMENTO_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALIDADE_DO_DOCUMENTO }),
  )
  const caminho = `${arquivo.caminho}-limpo`
  await writeFile(caminho, conteudo, { flag: 'wx', mode: 0o600 })
  return {
    caminho,
    nome: arquivo.nome.replace(/\.\w+$/, '').concat('.jpg'),
    tipo: 'image/jpeg',
    bytes: conteudo.length,
    sha256: createHash('sha256').update(conteudo).digest('hex'),
  }
}

/** What a reader finds at the end of a whole PDF, within its last bytes. */
const FIM_DO_PDF = '%%EOF'
const FIM_BYTES = 2_048

/** A PDF that stops in the middle, or that asks for a password, cannot be checked by anybody. */
async function conferirPdf(arquivo: ArquivoEnviado): Promise<ArquivoEnviado> {
  const conteudo = await readFile(arquivo.caminho)
  if (!conteudo.subarray(-FIM_BYTES).includes(FIM_DO_PDF))
    throw recusado('O PDF está incompleto.', 'Gere o arquivo de novo e envie o arquivo inteiro.')
  if (conteudo.includes('/Encrypt'))
    throw recusado('O PDF está protegido por senha.', 'Salve uma cópia sem senha e envie a cópia.')
  return arquivo
}

const recusado = (mensagem: string, acao: string) =>
  failure('arquivo_recusado', { mensagem, acao, campos: { arquivo: mensagem } })
