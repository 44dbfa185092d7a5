import { describe, expect, it } from 'vitest'
import { grupos, type Grupo } from '../../setores/grupos.ts'
import { setores } from '../../setores/setores.ts'
import { etapaNomes, etapas } from './etapas.ts'
import { camposVisiveis } from './visibilidade.ts'

const todos = etapaNomes.flatMap((etapa) =>
  Object.keys(etapas[etapa].schema.shape).map((campo) => `${etapa}.${campo}`),
)
const ve = (...nomes: Grupo[]) => new Set<string>(camposVisiveis(nomes))
const veEtapas = (...nomes: Grupo[]) => new Set([...ve(...nomes)].map((campo) => campo.split('.')[0]))

describe('what each group sees of an admission (LGPD art. 6º, III: need to know)', () => {
  it.each([...setores.rh.grupos, 'Gestor', 'Coordenador Operacional'] as Grupo[])(
    '%s sees everything',
    (grupo) => {
      expect([...ve(grupo)].toSorted()).toEqual(todos.toSorted())
    },
  )

  it.each(['Assistente Gestor', 'Gerente Administrador'] as const)(
    '%s sees all but pay, account, race and disability',
    (grupo) => {
      const fora = todos.filter((campo) => !ve(grupo).has(campo))
      const conta = Object.keys(etapas.bancarios.schema.shape).map((campo) => `bancarios.${campo}`)
      expect(fora).toEqual(['vaga.salarioCentavos', 'pessoais.racaCor', 'pessoais.deficiencia', ...conta])
    },
  )

  it('Almoxarifado sees who starts where and when', () => {
    expect(ve('Almoxarifado')).toEqual(
      new Set([
        'vaga.postoId',
        'vaga.dataPrevista',
        'pessoais.nome',
        'pessoais.nomeSocial',
        'uniforme.tamanhos',
      ]),
    )
  })

  it('Sesmt sees the post and who to examine', () => {
    expect(veEtapas('Sesmt')).toEqual(new Set(['vaga', 'pessoais']))
    expect([...ve('Sesmt')].filter((campo) => campo.startsWith('pessoais.'))).toEqual([
      'pessoais.cpf',
      'pessoais.nome',
      'pessoais.nomeSocial',
      'pessoais.nascimento',
      'pessoais.sexo',
      'pessoais.telefone',
      'pessoais.deficiencia',
    ])
  })

  it('Vagas sees the post and who is to fill it', () => {
    expect([...ve('Vagas')].filter((campo) => campo.startsWith('pessoais.'))).toEqual([
      'pessoais.cpf',
      'pessoais.nome',
      'pessoais.nomeSocial',
    ])
  })

  it('Comercial and a person without groups see nothing', () => {
    expect(ve('Comercial').size).toBe(0)
    expect(ve().size).toBe(0)
  })

  it('adds up what the groups of one person see', () => {
    const juntos = ve('Almoxarifado', 'Vagas')
    for (const campo of [...ve('Almoxarifado'), ...ve('Vagas')]) expect(juntos).toContain(campo)
    expect(juntos.size).toBeLessThan(todos.length)
  })

  it('hides pay and race from who neither registers the person nor drafts', () => {
    const veem = (campo: string) => grupos.filter((grupo) => ve(grupo).has(campo))
    const quem = [...new Set([...setores.rh.grupos, 'Gestor', 'Coordenador Operacional'])]
    expect(new Set<string>(veem('vaga.salarioCentavos'))).toEqual(new Set<string>(quem))
    expect(new Set<string>(veem('pessoais.racaCor'))).toEqual(new Set<string>(quem))
  })

  it('names only fields that exist', () => {
    for (const grupo of grupos) for (const campo of ve(grupo)) expect(todos).toContain(campo)
  })
})
