import { describe, expect, it } from 'vitest'
import { documentosDeReferencia } from '../cadastros/referencia.ts'
import { sugerirItem } from './sugestao.ts'

const itens = documentosDeReferencia.filter(({ processos }) => processos === undefined)
const sugerido = (nome: string): string | undefined => sugerirItem(nome, itens)?.codigo

describe('the document that the name of a file suggests', () => {
  it.each([
    ['RG.pdf', 'IDENTIDADE'],
    ['cpf_jaciara.JPG', 'CPF'],
    ['conta-de-luz-out-2026.pdf', 'RESIDENCIA'],
    ['Comprovante de Residência.png', 'RESIDENCIA'],
    ['certidão de casamento.pdf', 'CERTIDAO'],
    ['historico escolar.pdf', 'ESCOLARIDADE'],
    ['ASO 23-11.pdf', 'ASO'],
    ['vale-transporte.pdf', 'VT'],
    ['conta bancaria.pdf', 'CONTA'],
    ['titulo_eleitor.pdf', 'TITULO'],
    ['CNH.pdf', 'CNH'],
  ])('%s is %s', (nome, codigo) => expect(sugerido(nome)).toBe(codigo))

  it.each(['IMG_20261123_101500.jpg', 'scan0001.pdf', 'cargo.pdf', ''])('%s is none', (nome) =>
    expect(sugerido(nome)).toBeUndefined(),
  )

  it('is none where two fit alike, or where it is not asked for', () => {
    const dois = [
      { codigo: 'A', descricao: 'Termo de ciência' },
      { codigo: 'B', descricao: 'Termo de acordo' },
    ]
    expect(sugerirItem('termo.pdf', dois)).toBeNull()
    expect(sugerirItem('rg.pdf', dois)).toBeNull()
  })
})
