import { describe, expect, it } from 'vitest'
import { conferirTudo, EM_BRANCO, estadoDe, readRawForm, pendentesDe, schemaDe } from './rascunho.ts'

const completo = {
  dados: {
    ...EM_BRANCO.dados,
    cliente: { tipo: 'existente', id: 3, cnpj: 'metade', razaoSocial: '', nomeFantasia: '', contatos: [] },
    numero: '10/2026',
    objeto: 'Limpeza da sede',
    inicio: '2026-12-01',
    fim: '2027-11-30',
    centroDeCusto: { tipo: 'novo', id: 9, codigo: 'SP.1', descricao: 'Sede' },
  },
  locais: { locais: [{ nome: 'Sede', endereco: 'Rua A, 10', municipioIbge: 3_550_308 }], sindicatoId: 1 },
  postos: {
    postos: [
      {
        local: 'Sede',
        cargoId: 1,
        escalaId: 1,
        quantidade: 2,
        salarioPrevistoCentavos: 190_000,
        precoCentavos: null,
        adicional: 'nenhum',
        laudo: null,
        requisitos: null,
        inicio: null,
        fim: null,
        kit: [],
      },
    ],
  },
  documentos: { documentos: [] },
}

describe('a new contract as it is typed', () => {
  it('is sent without the fields of the answer that was not chosen', () => {
    expect(conferirTudo(completo).contrato?.dados).toMatchObject({
      cliente: { tipo: 'existente', id: 3 },
      centroDeCusto: { tipo: 'novo', codigo: 'SP.1', descricao: 'Sede' },
    })
    expect(schemaDe('dados').safeParse(completo.dados).success).toBe(true)
  })

  it('says what one step gets wrong about another, and where', () => {
    const outro = {
      ...completo,
      locais: { ...completo.locais, locais: [{ ...completo.locais.locais[0], nome: 'Filial' }] },
    }
    const { contrato, campos } = conferirTudo(outro)
    expect(contrato).toBeNull()
    expect(pendentesDe(campos ?? {})).toEqual([
      { etapa: 'postos', texto: 'Posto 1 · Local: Escolha um dos locais do contrato' },
    ])
  })

  it('leads failures to their steps, each by the name of its field', () => {
    expect(
      pendentesDe({
        'dados.numero': 'Já existe',
        'locais.locais.1.nome': 'Repetido',
        'dados.cliente.contatos.0.email': 'Inválido',
        'dados.centroDeCusto.codigo': 'Em uso',
        'locais.sindicatoId': 'Campo obrigatório',
        'postos.postos.0.kit.1.itemId': 'Repetido',
        'postos.postos': 'Informe pelo menos um posto',
        'Idempotency-Key': 'x',
      }),
    ).toEqual([
      { etapa: 'dados', texto: 'Número do contrato: Já existe' },
      { etapa: 'locais', texto: 'Local 2 · Nome: Repetido' },
      { etapa: 'dados', texto: 'Cliente · Contato 1 · E-mail: Inválido' },
      { etapa: 'dados', texto: 'Centro de custo · Código: Em uso' },
      { etapa: 'locais', texto: 'Sindicato: Campo obrigatório' },
      { etapa: 'postos', texto: 'Posto 1 · Kit 2 · Item: Repetido' },
      { etapa: 'postos', texto: 'Informe pelo menos um posto' },
    ])
  })

  it('knows how far each step is', () => {
    expect(estadoDe('dados', EM_BRANCO, [])).toBe('vazia')
    expect(estadoDe('dados', completo, [])).toBe('completa')
    expect(estadoDe('dados', { ...completo, dados: { ...completo.dados, numero: '' } }, [])).toBe(
      'incompleta',
    )
    expect(estadoDe('dados', completo, [{ etapa: 'dados', texto: 'x' }])).toBe('com-erro')
  })

  it('takes back only what has its shape', () => {
    expect(readRawForm(completo)).toEqual(completo)
    for (const outro of [null, 'texto', [], { dados: {} }, { ...completo, postos: [] }])
      expect(readRawForm(outro)).toBeNull()
  })
})
