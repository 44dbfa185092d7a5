import { describe, expect, it } from 'vitest'
import { blocoNomes, blocos } from '../colaborador/blocos.ts'
import { camposPessoaNomes } from '../colaborador/campos.ts'
import { dadosDoDependente } from '../colaborador/dependente.ts'
import { emSnake, trilha } from '../colaborador/trilha.ts'
import { ficha } from '../contract/ficha.ts'
import { colaboradores } from '../importacao/tipos/colaboradores.ts'
import { campos as daAdmissao } from '../processos/admissao/campos.ts'
import { etapaNomes, etapas } from '../processos/admissao/etapas.ts'
import { listas } from '../processos/admissao/listas.ts'
import type { Campo, CampoNomeado } from './campo.ts'
import { dependente } from './dependente.ts'
import { tamanhosDoEsocial } from './esocial.ts'
import { escreverCampo } from './formato.ts'
import { textosDosCodigos } from './opcoes.ts'
import { pessoa } from './pessoa.ts'
import { respostaDe, schemaDe } from './schema.ts'
import { beneficios, contrato, linhaDoTrajeto, tamanhoDaPeca, vinculo } from './vinculo.ts'
import { camposDoSetor, camposReservados } from './visao.ts'

const grupos = { pessoa, dependente, contrato, vinculo, beneficios, linhaDoTrajeto, tamanhoDaPeca }
const declarados = Object.entries(grupos).flatMap(([grupo, campos]) =>
  Object.values<CampoNomeado>(campos).map((campo) => [`${grupo}.${campo.nome}`, campo] as const),
)
const daPessoa = Object.values<CampoNomeado>(pessoa)

interface Aceita {
  readonly safeParse: (valor: unknown) => { readonly success: boolean }
}
type Shape = Readonly<Record<string, Aceita | undefined>>
const accepts = (schema: Aceita | undefined, valor: unknown): boolean | undefined =>
  schema?.safeParse(valor).success

/** Texts at the end of what a field holds and one past it, where its kind alone decides. */
function limites(campo: Campo): readonly (readonly [texto: string, cabe: boolean])[] {
  if (campo.tipo === 'digitos') {
    return [
      ['1'.repeat(campo.max), true],
      ['1'.repeat(campo.max + 1), false],
    ]
  }
  if (campo.tipo === 'municipio' || (campo.tipo === 'texto' && !campo.padrao)) {
    const minimo = campo.opcional ? [] : ([['a'.repeat((campo.min ?? 1) - 1), false]] as const)
    return [['a'.repeat(campo.max), true], ['a'.repeat(campo.max + 1), false], ...minimo]
  }
  return Object.keys(textosDosCodigos(campo) ?? {}).map((codigo) => [codigo, true] as const)
}

/** Lengths that a field lets through: its most characters, or those of its codes. */
const tamanhosDe = (campo: Campo): readonly number[] => [
  ...('max' in campo && typeof campo.max === 'number' ? [campo.max] : []),
  ...Object.keys(textosDosCodigos(campo) ?? {}).map((codigo) => codigo.length),
]

describe('what eSocial takes', () => {
  const comElemento = declarados.flatMap(([onde, campo]) =>
    campo.esocial === undefined ? [] : [[onde, campo, tamanhosDoEsocial[campo.esocial]] as const],
  )
  it.each(comElemento)('%s fits its element', (_, campo, tamanho) => {
    expect(tamanhosDe(campo).filter((length) => length > tamanho)).toEqual([])
  })

  it('bounds an address of e-mail', () => {
    const tamanho = tamanhosDoEsocial[pessoa.email.esocial]
    expect(accepts(respostaDe(pessoa.email), `${'a'.repeat(tamanho - 4)}@b.co`)).toBe(false)
    expect(accepts(respostaDe(pessoa.email), `${'a'.repeat(tamanho - 5)}@b.co`)).toBe(true)
  })
})

describe('the form of an admission', () => {
  it.each(etapaNomes)('asks in %s for declared fields alone, by their labels', (etapa) => {
    const { schema, campos } = etapas[etapa]
    expect(Object.keys(schema.shape)).toEqual(Object.keys(daAdmissao[etapa]))
    expect(Object.entries(campos)).toEqual(
      Object.values<CampoNomeado>(daAdmissao[etapa]).map(({ nome, label }) => [nome, label]),
    )
  })

  it('asks for every field of a person', () => {
    const pedidos = new Set(etapaNomes.flatMap((etapa) => Object.keys(etapas[etapa].schema.shape)))
    expect(camposPessoaNomes.filter((campo) => !pedidos.has(campo))).toEqual([])
  })

  it('asks of each line of a list for what is declared', () => {
    const [linha, tamanho] = [listas.beneficios.linhas, listas.uniforme.tamanhos]
    expect(Object.keys(listas.dependentes.lista.linha.shape)).toEqual(Object.keys(dependente))
    expect(Object.keys(linha.linha.shape)).toEqual(Object.keys(linhaDoTrajeto))
    expect(Object.keys(tamanho.linha.shape)).toEqual(Object.keys(tamanhoDaPeca))
    expect(Object.keys(dadosDoDependente.shape)).toEqual([...Object.keys(dependente), 'inicio'])
  })
})

describe('the file of an employee', () => {
  it('holds every field of a person, and no other', () => {
    const naFicha = ficha.shape.pessoa.def.keyType.options
    expect(naFicha.toSorted()).toEqual(Object.keys(pessoa).toSorted())
  })

  it('holds every field of a version', () => {
    const daVersao = Object.keys(ficha.shape.versoes.element.shape)
    expect(Object.keys(contrato).filter((campo) => !daVersao.includes(campo))).toEqual([])
  })

  it('corrects every field of a person but the CPF, each in one part', () => {
    const corrigidos = blocoNomes.flatMap((bloco) => Object.keys(blocos[bloco].schema.shape))
    expect(['cpf', ...corrigidos].toSorted()).toEqual(Object.keys(pessoa).toSorted())
  })

  it('tells of every field in its trail, by its label and its codes', () => {
    for (const campo of daPessoa)
      expect([campo.nome, trilha['pessoa']?.colunas[emSnake(campo.nome)]]).toMatchObject([
        campo.nome,
        { label: campo.label, formato: campo.tipo, campo: `pessoa.${campo.nome}` },
      ])
    expect(trilha['pessoa']?.colunas['grau_instrucao']?.codigos?.['07']).toBe('Ensino médio completo')
  })
})

/** Columns of the spreadsheet that a file from before the system needs, and no field holds as they are. */
const soDaPlanilha = ['local', 'noPostoDesde', 'feriasInicio', 'feriasSaldo', 'causaDesligamento']
const naPlanilha: Readonly<Record<string, Campo>> = {
  ...pessoa,
  ...vinculo,
  ...contrato,
  salario: contrato.salarioCentavos,
}

describe('the spreadsheet of employees', () => {
  it.each(Object.entries(colunas()).filter(([nome]) => !soDaPlanilha.includes(nome)))(
    '%s is a declared field by its label',
    (nome, coluna) => {
      const campo = naPlanilha[nome]
      expect([campo?.label, campo?.pergunta]).toContain(coluna.label)
    },
  )

  const escolhas = Object.keys(colunas()).flatMap((nome) => {
    const campo = naPlanilha[nome]
    const textos = campo && textosDosCodigos(campo)
    return textos ? [[nome, Object.values(textos)] as const] : []
  })
  it.each(escolhas)('%s offers its codes in words', (nome, textos) => {
    expect(colunas()[nome]?.opcoes).toEqual(textos)
  })
})

function colunas(): Readonly<Record<string, { label: string; schema: Aceita; opcoes?: unknown }>> {
  return colaboradores.colunas
}

describe('one length and one list of codes, wherever a field is asked', () => {
  const formularios: Readonly<Record<string, Shape>> = Object.fromEntries([
    ...etapaNomes.map((etapa) => [`admissao/${etapa}`, etapas[etapa].schema.shape] as const),
    ...blocoNomes.map((bloco) => [`ficha/${bloco}`, blocos[bloco].schema.shape] as const),
    ['planilha', Object.fromEntries(Object.entries(colunas()).map(([nome, { schema }]) => [nome, schema]))],
  ])

  it.each(daPessoa.filter((campo) => limites(campo).length > 0).map((campo) => [campo.nome, campo] as const))(
    '%s',
    (nome, campo) => {
      const onde = Object.entries(formularios).filter(([, shape]) => Object.hasOwn(shape, nome))
      expect(onde.length).toBeGreaterThan(0)
      for (const [lugar, shape] of onde)
        for (const [texto, cabe] of limites(campo))
          expect([lugar, texto, accepts(shape[nome], texto)]).toEqual([lugar, texto, cabe])
    },
  )
})

describe('schemaDe', () => {
  it('takes a blank answer where nobody has to give one, and only there', () => {
    for (const [onde, campo] of declarados) {
      if (campo.tipo === 'lista') continue
      expect([onde, accepts(schemaDe(campo), undefined)]).toEqual([onde, campo.opcional !== undefined])
    }
  })

  it('has none for a list', () => {
    expect(() => schemaDe(beneficios.linhas)).toThrow('Linhas do trajeto')
  })
})

describe('escreverCampo', () => {
  it.each([
    [pessoa.cpf, '52998224725', '529.982.247-25'],
    [pessoa.cpf, '52998', '52998'],
    [pessoa.pis, '12030517307', '120.30517.30-7'],
    [pessoa.tituloEleitor, '106644440302', '1066 4444 0302'],
    [pessoa.tituloEleitor, '1066444403021', '1066444403021'],
    [pessoa.cep, '01310100', '01310-100'],
    [pessoa.telefone, '1132654321', '(11) 3265-4321'],
    [pessoa.nascimento, '1991-04-17', '17/04/1991'],
    [pessoa.nascimento, '17/0', '17/0'],
    [pessoa.sexo, 'F', 'Feminino'],
    [pessoa.sexo, 'X', 'X'],
    [pessoa.nome, 'Maria', 'Maria'],
    [contrato.salarioCentavos, 187_050, 'R$\u00a01.870,50'],
    [vinculo.experienciaDias, 1, '1 dia'],
    [beneficios.valeRefeicao, true, 'Sim'],
    [beneficios.valeRefeicao, 'false', 'Não'],
  ] as const)('writes %s: %s as %s', (campo, valor, texto) => {
    expect(escreverCampo(campo, valor)).toBe(texto)
  })
})

describe('who sees a field', () => {
  it('lets no sector but Rh see pay, account, race; and health to Sesmt alone', () => {
    const reservados = camposReservados({ ...pessoa, ...contrato })
    expect(reservados).toEqual([
      'racaCor',
      'deficiencia',
      'banco',
      'agencia',
      'conta',
      'contaDigito',
      'contaTipo',
      'pix',
      'salarioCentavos',
    ])
    const veem = (setor: Parameters<typeof camposDoSetor>[1]) =>
      camposDoSetor({ ...pessoa, ...contrato }, setor).filter((campo) => reservados.includes(campo))
    expect(veem('sesmt')).toEqual(['deficiencia'])
    for (const setor of ['operacional', 'vagas', 'almoxarifado'] as const) expect(veem(setor)).toEqual([])
  })
})
