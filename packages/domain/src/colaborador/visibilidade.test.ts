import { describe, expect, it } from 'vitest'
import { grupos, type Grupo } from '../setores/grupos.ts'
import { gruposDe, setores } from '../setores/setores.ts'
import { abaNomes } from './abas.ts'
import { blocos } from './blocos.ts'
import { camposPessoaNomes } from './campos.ts'
import { trilhaVisivel } from './trilha.ts'
import {
  abasVisiveis,
  camposVisiveis,
  edicoes,
  gruposDaAba,
  podeEditar,
  quemEdita,
  veCpfInteiro,
  veSensiveis,
} from './visibilidade.ts'

const ve = (grupo: Grupo) => [...camposVisiveis([grupo])].toSorted()

// prova: entidade.admissao
describe('what each group sees of an employee (LGPD art. 6º, III: need to know)', () => {
  it.each(grupos)('%s', (grupo) => {
    expect({
      abas: abasVisiveis([grupo]).join(' '),
      campos: ve(grupo).join(' '),
      cpfInteiro: veCpfInteiro([grupo]),
      sensiveis: veSensiveis([grupo]),
      edita: edicoes.filter((edicao) => podeEditar(edicao, [grupo])).join(' '),
    }).toMatchSnapshot()
  })

  it('opens the file to whoever has the view, and to nobody else', () => {
    const abrem = new Set<string>(gruposDe('colaborador.visualizar'))
    for (const grupo of grupos)
      expect([grupo, abasVisiveis([grupo]).length > 0]).toEqual([grupo, abrem.has(grupo)])
  })

  it('keeps pay and bank with Rh, Conferência and Admin', () => {
    const rh = new Set<string>([...setores.rh.grupos, ...setores.conferencia.grupos, ...setores.admin.grupos])
    const reservados = [
      'contrato.salarioCentavos',
      'pessoa.conta',
      'pessoa.pix',
      'pessoa.racaCor',
      'vinculo.beneficios',
    ] as const
    for (const campo of reservados)
      expect(new Set<string>(grupos.filter((grupo) => camposVisiveis([grupo]).has(campo)))).toEqual(rh)
  })

  it('opens sensitive documents to Sesmt and Rh only', () => {
    expect(new Set<string>(grupos.filter((grupo) => veSensiveis([grupo])))).toEqual(
      new Set<string>([...setores.rh.grupos, 'Sesmt']),
    )
  })

  it('lets nobody change what they do not see', () => {
    for (const grupo of grupos) {
      const campos = camposVisiveis([grupo])
      for (const bloco of Object.keys(blocos) as (keyof typeof blocos)[]) {
        if (!podeEditar(bloco, [grupo])) continue
        for (const campo of Object.keys(blocos[bloco].schema.shape))
          expect([grupo, campo, campos.has(`pessoa.${campo}` as never)]).toEqual([grupo, campo, true])
      }
    }
    for (const grupo of quemEdita.uniforme) expect(gruposDaAba('uniforme')).toContain(grupo)
    for (const grupo of quemEdita.dependentes) expect(gruposDaAba('dependentes')).toContain(grupo)
  })

  it('has a place for every field of a person', () => {
    const nosBlocos = Object.values(blocos).flatMap(({ schema }) => Object.keys(schema.shape))
    expect(['cpf', ...nosBlocos].toSorted()).toEqual([...camposPessoaNomes].toSorted())
  })

  it('tells of the trail no more than of the file', () => {
    const colunas = (grupo: Grupo) => trilhaVisivel([grupo])
    expect(colunas('Gestor').get('vinculo_versao')).not.toHaveProperty('salario_centavos')
    expect(colunas('Gestor').has('pessoa_documento')).toBe(false)
    expect(colunas('Gestor').has('dependente')).toBe(false)
    expect(colunas('Cadastro').get('vinculo_versao')).toHaveProperty('salario_centavos')
    expect([...colunas('Comercial').keys()]).toEqual([])
  })

  it('names every tab once', () => {
    expect(new Set(abaNomes).size).toBe(10)
  })
})
