import { describe, expect, it } from 'vitest'
import { conferirAditivo } from './aditivo.ts'
import { contraOTipo, soDoTipo } from './partes-do-aditivo.ts'
import { tiposAditivo, type TipoAditivo } from './tabelas.ts'

describe('the kind of an amendment', () => {
  it('sends only what its kind asks', () => {
    const dados = {
      numero: '1',
      assinadoEm: '2026-11-01',
      vigencia: '2026-11-01',
      descricao: 'x',
      fim: '2027-11-01',
      postos: [{ postoId: 1 }],
      novosLocais: [],
      novosPostos: [],
    }
    expect(soDoTipo({ ...dados, tipo: 'prorrogacao' })).toMatchObject({ fim: '2027-11-01', postos: [] })
    const supressao = soDoTipo({ ...dados, tipo: 'supressao' })
    expect(supressao.postos).toHaveLength(1)
    expect('fim' in supressao).toBe(false)
  })

  it.each([
    ['acrescimo', { quantidade: 10 }],
    ['supressao', { quantidade: 10 }],
    ['reajuste', { salarioPrevistoCentavos: 200_000, precoCentavos: 400_000 }],
    [
      'outro',
      {
        quantidade: 10,
        salarioPrevistoCentavos: 200_000,
        precoCentavos: 400_000,
        adicional: 'nenhum',
        laudo: 'L-1',
      },
    ],
  ] as const)('of kind %s changes of a post only what it shows', (tipo, mudanca) => {
    const posto = {
      postoId: 1,
      quantidade: 10,
      salarioPrevistoCentavos: 200_000,
      precoCentavos: 400_000,
      adicional: 'nenhum',
      laudo: 'L-1',
    } as const
    const { postos } = soDoTipo({
      numero: '1',
      tipo,
      assinadoEm: '2026-11-01',
      vigencia: '2026-11-01',
      descricao: 'x',
      postos: [posto],
      novosLocais: [],
      novosPostos: [],
    })
    expect(postos).toEqual([{ postoId: 1, ...mudanca }])
  })

  const tudo = {
    numero: '1',
    assinadoEm: '2026-11-01',
    vigencia: '2026-12-01',
    descricao: 'x',
    fim: '2028-11-30',
    postos: [{ postoId: 1, quantidade: 10, precoCentavos: 400_000, adicional: 'nenhum', laudo: 'L-1' }],
    novosLocais: [{ nome: 'Anexo', endereco: 'Rua das Flores, 12', municipioIbge: 3_550_308 }],
    novosPostos: [],
  } as const
  const contrato = { inicio: '2026-01-01', fim: '2027-11-30', termino: '2027-11-30', hoje: '2026-11-01' }

  it.each([
    ['prorrogacao', ['postos', 'novosLocais']],
    ['acrescimo', ['fim', 'postos.0.precoCentavos', 'postos.0.adicional', 'postos.0.laudo']],
    ['supressao', ['fim', 'novosLocais', 'postos.0.precoCentavos', 'postos.0.adicional', 'postos.0.laudo']],
    ['reajuste', ['fim', 'novosLocais', 'postos.0.quantidade', 'postos.0.adicional', 'postos.0.laudo']],
    ['outro', []],
  ] as const)('%s refuses at its field what it does not change', (tipo, campos) => {
    const faltas = conferirAditivo({ ...tudo, tipo }, contrato)
    expect(faltas.map(({ path }) => path.join('.'))).toEqual(campos)
    for (const { mensagem } of faltas)
      expect(mensagem).toMatch(/^Um.* não .*: registre como outra alteração$/)
  })

  it('refuses nothing of what it is sent with', () => {
    for (const tipo of Object.keys(tiposAditivo) as TipoAditivo[])
      expect(conferirAditivo(soDoTipo({ ...tudo, tipo }), contrato), tipo).toEqual([])
  })

  it.each([
    ['acrescimo', 3, 'Um acréscimo não tira vagas: este posto tem 4. Para tirar, use Supressão'],
    ['supressao', 5, 'Uma supressão não abre vagas: este posto tem 4. Para abrir, use Acréscimo'],
    ['acrescimo', 5, null],
    ['supressao', 3, null],
    ['outro', 3, null],
    ['outro', 5, null],
  ] as const)('%s of 4 slots to %i', (tipo, depois, mensagem) => {
    expect(contraOTipo(tipo, 4, depois)).toBe(mensagem)
  })
})
