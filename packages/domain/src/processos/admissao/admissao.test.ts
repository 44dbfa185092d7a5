import { describe, expect, it } from 'vitest'
import { isGrupo } from '../../setores/grupos.ts'
import { admissao } from './admissao.ts'
import { etapaNomes } from './etapas.ts'
import { regras } from './rules.ts'

const transicoes = Object.entries(admissao.transitions)

// prova: estado.rascunho
describe('admissão, as it is declared', () => {
  it('has the statuses and the final ones of the design', () => {
    expect(Object.keys(admissao.statuses)).toEqual([
      'rascunho',
      'solicitada',
      'em_analise',
      'devolvida',
      'aprovada',
      'efetivada',
      'finalizada',
      'reprovada',
      'desistencia',
      'cancelada',
    ])
    const finais = Object.entries(admissao.statuses).filter(([, spec]) => 'final' in spec)
    expect(finais.map(([nome]) => nome)).toEqual(['finalizada', 'reprovada', 'desistencia', 'cancelada'])
  })

  it('grants every move to groups that exist, to the turn or to the engine', () => {
    for (const [nome, { quem }] of transicoes)
      expect([nome, typeof quem === 'string' || (quem.length > 0 && quem.every(isGrupo))]).toEqual([
        nome,
        true,
      ])
  })

  it('asks why whenever it sends back or ends early, and only then', () => {
    for (const [nome, spec] of transicoes)
      expect([nome, spec.motivo === 'obrigatorio']).toEqual([nome, spec.cautela === true])
  })

  it('asks for the password again to hire, and for another person to approve', () => {
    expect(transicoes.filter(([, spec]) => spec.confirmaSenha).map(([nome]) => nome)).toEqual(['efetivar'])
    expect(transicoes.filter(([, spec]) => spec.outraPessoa).map(([nome]) => nome)).toEqual(['aprovar'])
  })

  it('checks everything again at every gate before the effect', () => {
    const gates = ['enviar', 'reenviar', 'aprovar', 'efetivar'] as const
    // All but the notice, which is judged when the admission is sent: waiting for a parecer makes nobody late.
    const sempre = admissao.transitions.enviar.checks?.filter((check) => check !== 'antecedencia') ?? []
    for (const nome of gates)
      expect(admissao.transitions[nome].checks).toEqual(expect.arrayContaining(sempre))
    expect(admissao.transitions.reenviar.checks).toContain('antecedencia')
    expect(admissao.transitions.aprovar.checks).toContain('exame_apto')
    expect(admissao.transitions.efetivar.checks).toContain('exame_apto')
  })

  it('has the code of every check', () => {
    expect(Object.keys(regras).toSorted()).toEqual(Object.keys(admissao.checks).toSorted())
  })

  it('watches over every step of the form by some parecer', () => {
    const observadas = new Set(Object.values(admissao.pareceres).flatMap(({ observa }) => observa))
    expect(observadas).toEqual(new Set(etapaNomes))
  })

  it('lets only the uniform and its delivery lag', () => {
    const atrasam = Object.entries(admissao.pareceres).filter(([, { podeAtrasar }]) => podeAtrasar)
    expect(atrasam.map(([nome]) => nome)).toEqual(['uniforme', 'entrega'])
  })

  it('holds a slot from the request to the effect', () => {
    expect(admissao.ocupa).toEqual(['solicitada', 'em_analise', 'devolvida', 'aprovada'])
  })

  it('keeps the detail of the exam from the sectors that do not need it (LGPD art. 11)', () => {
    const { veCampos } = admissao.pareceres.exame
    for (const grupo of ['Vagas', 'Almoxarifado', 'Gestor', 'Coordenador Operacional'])
      expect(veCampos).not.toContain(grupo)
  })
})
