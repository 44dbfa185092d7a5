import { expect, it } from 'vitest'
import { abertasATodosEmTexto, aberturaEmTexto } from './aberturas.ts'
import { hojeEmTexto } from './hoje.ts'
import { conviteEmTexto, sugerirUsuario } from './textos.ts'

it('says what a group opens', () => {
  expect(aberturaEmTexto('Comercial', 'comercial')).toBe('Abre Contratos.')
  expect(abertasATodosEmTexto()).toBe(
    'Todo grupo abre também Calendário, Estoque, Tarefas, Comunicados, Conversas e Mensagens.',
  )
  expect(aberturaEmTexto('Assistente Gestor', 'operacional')).toContain(
    'Admissão (menos criar admissão e rascunhos)',
  )
  expect(aberturaEmTexto('Comercial', 'rh')).toBe('Abre só o dashboard do setor.')
})

it('says when a person may come in today', () => {
  const manha = {
    Dia_semana: 'Sábado' as const,
    Horario_entrada: '08:00:00',
    Horario_saida: '12:00:00',
  }
  expect(hojeEmTexto({ hoje: [manha], semHorarios: false })).toBe('08:00 às 12:00')
  expect(hojeEmTexto({ hoje: [], semHorarios: false })).toBe('Sem acesso hoje')
  expect(hojeEmTexto({ hoje: [], semHorarios: true })).toBe('Sem horários')
})

it.each([
  ['Maria Aparecida da Conceição', 'maria.conceicao'],
  ['João', 'joao'],
  ['  Ana  D’Ávila ', 'ana.avila'],
  ['', ''],
])('suggests a login for %s', (nome, login) => {
  expect(sugerirUsuario(nome)).toBe(login)
})

it('writes an invitation that stands alone', () => {
  const convite = conviteEmTexto({
    nome: 'Maria Silva',
    usuario: 'maria.silva',
    codigo: 'BCDF-2345-GHJK',
    endereco: 'https://dp.exemplo.com.br/auth/login',
    ate: '21/11/2026, 10:00',
  })
  for (const parte of ['Olá, Maria.', 'maria.silva', 'BCDF-2345-GHJK', '/auth/login', '21/11/2026, 10:00'])
    expect(convite).toContain(parte)
})
