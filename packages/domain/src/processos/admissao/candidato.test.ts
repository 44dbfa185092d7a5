import { describe, expect, it } from 'vitest'
import {
  andamentoDoCandidato,
  camposDoCandidato,
  etapasDoCandidato,
  isDocumentoDoCandidato,
  isDoCandidato,
  isExigida,
  parteDoCandidato,
  perguntasDoCandidato,
  perguntasFeitas,
  situacaoDoLink,
} from './candidato.ts'
import { etapas } from './etapas.ts'

const grupo = (nome: string) => {
  const achado = perguntasDoCandidato.find((um) => um.nome === nome)
  if (!achado) throw new Error(`No screen ${nome}`)
  return achado
}
const feitas = (nome: string, respostas: Parameters<typeof perguntasFeitas>[1]) =>
  perguntasFeitas(grupo(nome), respostas).map(({ campo }) => campo)

describe('what a candidate is asked', () => {
  it('is in the form, once each', () => {
    for (const etapa of etapasDoCandidato) {
      const campos = camposDoCandidato(etapa)
      expect(Object.keys(etapas[etapa].schema.shape)).toEqual(expect.arrayContaining([...campos]))
      expect(new Set(campos).size).toBe(campos.length)
    }
  })

  it('is neither the slot, the pay, what the company gives, nor what opens the link', () => {
    for (const [etapa, campo] of [
      ['vaga', 'salarioCentavos'],
      ['vaga', 'postoId'],
      ['uniforme', 'tamanhos'],
      ['beneficios', 'escalaVtId'],
      ['beneficios', 'valeRefeicao'],
      ['beneficios', 'cestaBasica'],
      ['pessoais', 'cpf'],
      ['pessoais', 'nascimento'],
    ] as const)
      expect(isDoCandidato(etapa, campo)).toBe(false)
  })

  it('is every other field of the person that the form demands', () => {
    const exigidos = (['pessoais', 'documentos', 'endereco'] as const).flatMap((etapa) =>
      Object.entries(etapas[etapa].schema.shape)
        .filter(([, schema]) => !schema.safeParse(undefined).success)
        .map(([campo]) => `${etapa}.${campo}`),
    )
    const perguntados = etapasDoCandidato.flatMap((e) => camposDoCandidato(e).map((campo) => `${e}.${campo}`))
    expect(exigidos.filter((campo) => !perguntados.includes(campo))).toEqual([
      'pessoais.cpf',
      'pessoais.nascimento',
    ])
  })

  it('follows from the answers', () => {
    expect(feitas('nascimento', {})).toContain('ufNascimento')
    expect(feitas('nascimento', { pessoais: { paisNascimento: '249', nacionalidade: 'ES' } })).toEqual([
      'nacionalidade',
      'paisNascimento',
      'tempoResidencia',
      'condicaoIngresso',
    ])
    expect(feitas('conta', { bancarios: { abrirConta: true } })).toEqual(['abrirConta'])
    expect(feitas('transporte', { beneficios: { valeTransporte: false } })).toEqual(['valeTransporte'])
    expect(feitas('numeros', { pessoais: { sexo: 'M' } })).toContain('reservista')
    expect(feitas('numeros', { pessoais: { sexo: 'F' } })).not.toContain('reservista')
  })

  it('has to be answered where the form needs it; nobody needs a dependant', () => {
    const exigida = (nome: string, campo: string) => {
      const { etapa, perguntas } = grupo(nome)
      const pergunta = perguntas.find((uma) => uma.campo === campo)
      return pergunta !== undefined && isExigida(etapa, pergunta)
    }
    expect(exigida('nome', 'nome')).toBe(true)
    expect(exigida('nome', 'nomeSocial')).toBe(false)
    expect(exigida('conta', 'banco')).toBe(true)
    expect(exigida('conta', 'contaDigito')).toBe(false)
    expect(exigida('dependentes', 'lista')).toBe(false)
    expect(exigida('transporte', 'linhas')).toBe(true)
  })
})

describe('parteDoCandidato', () => {
  it('leaves everything else of the form behind', () => {
    const parte = parteDoCandidato({
      vaga: { salarioCentavos: 180_000 },
      pessoais: { nome: 'Ana', cpf: '52998224725' },
      beneficios: { valeTransporte: true, cestaBasica: true, escalaVtId: 3 },
    })
    expect(parte).toEqual({
      pessoais: { nome: 'Ana' },
      documentos: {},
      endereco: {},
      dependentes: {},
      bancarios: {},
      beneficios: { valeTransporte: true },
    })
  })
})

describe('andamentoDoCandidato', () => {
  it('counts answers and papers that are demanded', () => {
    const nada = andamentoDoCandidato({}, [])
    expect(nada.feitos).toBe(0)
    const algo = andamentoDoCandidato(
      { pessoais: { nome: 'Ana', pai: 'João' }, dependentes: { lista: [] } },
      [
        { exigido: true, recebido: true },
        { exigido: true, recebido: false },
        { exigido: false, recebido: true },
      ],
    )
    expect(algo).toEqual({ feitos: 2, total: nada.total + 2 })
  })
})

it('asks for what a person has at home, never for what the company makes or may not demand', () => {
  const aprovacao = { momento: 'aprovacao' } as const
  for (const codigo of ['IDENTIDADE', 'RESIDENCIA', 'CNH', 'DA_EMPRESA_X'])
    expect(isDocumentoDoCandidato({ codigo, ...aprovacao })).toBe(true)
  // TST, IRR 1: a criminal record is no condition as a rule.
  for (const codigo of ['ASO', 'LGPD', 'VT', 'ANTECEDENTES'])
    expect(isDocumentoDoCandidato({ codigo, ...aprovacao })).toBe(false)
  expect(isDocumentoDoCandidato({ codigo: 'CONTRATO', momento: 'finalizacao' })).toBe(false)
})

describe('situacaoDoLink', () => {
  const agora = Temporal.Instant.from('2026-11-20T13:00:00Z')
  const link = {
    expiraEm: '2026-11-20T13:00:00.001Z',
    abertoEm: null,
    consentiuEm: null,
    concluidoEm: null,
    bloqueadoEm: null,
    revogadoEm: null,
  }
  const em = '2026-11-20T12:00:00Z'
  it.each([
    ['nao_aberto', {}],
    ['aberto', { abertoEm: em }],
    ['preenchendo', { abertoEm: em, consentiuEm: em }],
    ['concluido', { abertoEm: em, consentiuEm: em, concluidoEm: em }],
    ['vencido', { expiraEm: '2026-11-20T13:00:00Z', concluidoEm: em }],
    ['bloqueado', { bloqueadoEm: em, abertoEm: em }],
    ['revogado', { revogadoEm: em, bloqueadoEm: em }],
  ] as const)('%s', (situacao, marcos) => {
    expect(situacaoDoLink({ ...link, ...marcos }, agora)).toBe(situacao)
  })
})
