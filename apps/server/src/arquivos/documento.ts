import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { ArquivoEnviado } from '@rh/domain/http/arquivo'
import { desenharImagem } from './imagem.ts'
import { requirePdfInteiro } from './pdf.ts'

/** Wide enough to read the small print of an identity card photographed whole. */
const LADO_DO_DOCUMENTO_PX = 3_000
const QUALIDADE_DO_DOCUMENTO = 85

/** A photographed document drawn anew, upright and without what the camera wrote into it; a PDF stays as it is. */
export async function clearDocumento(arquivo: ArquivoEnviado): Promise<ArquivoEnviado> {
  if (arquivo.tipo === 'application/pdf') return requirePdfInteiro(arquivo)
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
