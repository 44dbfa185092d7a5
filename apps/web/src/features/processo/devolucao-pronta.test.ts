import { describe, expect, it } from 'vitest'
import { devolucaoPronta } from './devolucao-pronta.ts'

const apontaveis = [
  { etapa: 'endereco', campo: 'logradouro', label: 'Logradouro' },
  { etapa: 'pessoais', campo: 'nome', label: 'Nome' },
]

const recusado = (descricao: string, campos: { etapa: string; campo: string }[] = []) => ({
  descricao,
  estado: 'reprovado' as const,
  arquivos: [
    { estado: 'reprovado' as const, motivo: 'O arquivo está ilegível', recusa: { campos, arquivo: [] } },
  ],
})

describe('devolucaoPronta', () => {
  it('is nothing where no document was refused', () => {
    expect(devolucaoPronta([{ descricao: 'CPF', estado: 'aprovado', arquivos: [] }], apontaveis)).toBeNull()
  })

  it('says what was refused and why, and points at the fields that this person may point at', () => {
    const itens = [
      recusado('Comprovante de residência', [
        { etapa: 'endereco', campo: 'logradouro' },
        { etapa: 'bancarios', campo: 'conta' },
      ]),
      { descricao: 'Foto', estado: 'reprovado' as const, arquivos: [] },
    ]
    expect(devolucaoPronta(itens, apontaveis)).toEqual({
      motivo: 'Documentos recusados:\n- Comprovante de residência: o arquivo está ilegível\n- Foto',
      itens: [{ etapa: 'endereco', campo: 'logradouro', motivo: 'Não confere: comprovante de residência' }],
    })
  })
})
