import { describe, expect, it } from 'vitest'
import { camposDaCopia, copiaDe } from './copia.ts'
import { etapaNomes } from './etapas.ts'
import type { Rascunho } from './rascunho.ts'

const vaga = {
  postoId: 7,
  tipo: '1',
  categoria: '101',
  motivo: 'reposicao',
  dataPrevista: '2026-12-01',
  salarioCentavos: 186_500,
  experienciaDias: 45,
  experienciaProrrogacaoDias: 45,
}
const dados: Rascunho = {
  vaga: { ...vaga, reposicaoDeId: 9, observacao: 'Indicada pela prima' },
  pessoais: { cpf: '52998224725', nome: 'Maria' },
  documentos: { rg: '1' },
  endereco: { cep: '01310100' },
  dependentes: { lista: [{ nome: 'Davi' }] },
  bancarios: { abrirConta: true },
  beneficios: { valeTransporte: true, escalaVtId: 1, valeRefeicao: true, cestaBasica: false },
  uniforme: { tamanhos: [{ itemId: 3, tamanho: 'M' }] },
}
const grupos = ['Coordenador Operacional'] as const

describe('an admission like another one', () => {
  it('takes the slot and the terms of the bond, and nothing of the person', () => {
    expect(copiaDe(dados, { grupos, hoje: '2026-11-24' })).toEqual({
      vaga,
      beneficios: { valeRefeicao: true, cestaBasica: false },
    })
    const daPessoa = etapaNomes.filter((etapa) => !(etapa in camposDaCopia))
    expect(daPessoa).toEqual(['pessoais', 'documentos', 'endereco', 'dependentes', 'bancarios', 'uniforme'])
  })

  it('takes no start that is over, and nothing that the person does not see', () => {
    expect(copiaDe(dados, { grupos, hoje: '2026-12-01' }).vaga).not.toHaveProperty('dataPrevista')
    expect(copiaDe(dados, { grupos: ['Almoxarifado'], hoje: '2026-11-24' }).vaga).not.toHaveProperty(
      'salarioCentavos',
    )
  })

  it('is empty of an empty one', () => {
    expect(copiaDe({}, { grupos, hoje: '2026-11-24' })).toEqual({ vaga: {}, beneficios: {} })
  })
})
