import { describe, expect, it } from 'vitest'
import { grupos } from '../setores/grupos.ts'
import { setorOf, setorSlugs } from '../setores/setores.ts'
import { aberturasDe, ADMINISTRADOR, gruposPorSetor, setoresDoGrupo } from './aberturas.ts'
import { emTexto, type LinhaDaTrilha, type NomesDaTrilha } from './alteracoes.ts'
import { avisosDosProprios } from './avisos.ts'
import { login } from './campos.ts'
import { ALFABETO_DO_CODIGO, formatCodigo, isCodigo, normalizarCodigo, TAMANHO_DO_CODIGO } from './codigo.ts'
import { modelosDeHorario } from './horarios.ts'

describe('one-time codes', () => {
  it('are hard to guess and easy to say: 57 bits, without letters that look like digits', () => {
    expect(Math.log2(ALFABETO_DO_CODIGO.length ** TAMANHO_DO_CODIGO)).toBeGreaterThan(56)
    expect(ALFABETO_DO_CODIGO).not.toMatch(/[01ILO]/)
    expect(new Set(ALFABETO_DO_CODIGO).size).toBe(ALFABETO_DO_CODIGO.length)
  })

  it('are read however they were typed', () => {
    const codigo = 'BCDF2345GHJK'
    expect(formatCodigo(codigo)).toBe('BCDF-2345-GHJK')
    for (const digitado of ['bcdf-2345-ghjk', ' BCDF 2345 GHJK ', 'bcdf2345ghjk.'])
      expect(normalizarCodigo(digitado)).toBe(codigo)
    expect(isCodigo(codigo)).toBe(true)
    for (const errado of ['', 'BCDF2345GHJ', 'BCDF2345GHJKL', 'BCDF2345GHJ0'])
      expect(isCodigo(errado)).toBe(false)
  })
})

describe('logins', () => {
  it.each(['maria.silva', 'm_s-2', 'Nova.Pessoa@Exemplo.com.br'])('may be %s', (texto) => {
    expect(login.parse(` ${texto} `)).toBe(texto.toLowerCase())
  })
  it.each(['ab', '.maria', 'maria silva', 'joão', 'a'.repeat(61), 'a/b'])('may not be %s', (texto) => {
    expect(login.safeParse(texto).success).toBe(false)
  })
})

describe('what a group opens', () => {
  it('follows the table of permissions', () => {
    const areasDe = (grupo: Parameters<typeof aberturasDe>[0], setor: Parameters<typeof aberturasDe>[1]) =>
      aberturasDe(grupo, setor).map(({ area }) => area)
    expect(areasDe('Comercial', 'comercial')).toEqual([
      'Contratos',
      'Calendário',
      'Estoque',
      'Tarefas',
      'Comunicados',
      'Conversas',
      'Mensagens',
    ])
    expect(areasDe('Almoxarifado', 'almoxarifado')).toEqual([
      'Colaborador',
      'Admissão',
      'Demissão',
      'Calendário',
      'Estoque',
      'Tarefas',
      'Comunicados',
      'Conversas',
      'Mensagens',
    ])
    expect(areasDe('Comercial', 'rh')).toEqual([])
    expect(aberturasDe('Assistente Gestor', 'operacional')).toContainEqual({
      area: 'Admissão',
      menos: ['criar admissão', 'rascunhos'],
    })
    expect(aberturasDe('Gestor', 'operacional')).toContainEqual({ area: 'Admissão', menos: [] })
  })

  it('offers every group once in each of its sectors, and the administrator apart', () => {
    const oferecidos = gruposPorSetor.flatMap(({ setor, grupos: doSetor }) =>
      doSetor.map((g) => `${setor} ${g}`),
    )
    const daTabela = setorSlugs.flatMap((setor) =>
      setorOf(setor)
        .grupos.filter((g) => g !== ADMINISTRADOR)
        .map((g) => `${setor} ${g}`),
    )
    expect(oferecidos.toSorted()).toEqual(daTabela.toSorted())
    for (const grupo of grupos) expect(setoresDoGrupo(grupo), grupo).not.toEqual([])
    expect(setoresDoGrupo('Rescisao')).toEqual(['rh', 'conferencia'])
  })
})

describe('an administrator who changes the own access', () => {
  const sexta10h = Temporal.Instant.from('2026-11-20T13:00:00Z')
  const fuso = 'America/Sao_Paulo'
  const codigosDe = (avisos: readonly { codigo: string; severidade: string }[]) =>
    avisos.map(({ codigo, severidade }) => [codigo, severidade])

  it('is warned before the door closes behind him', () => {
    expect(codigosDe(avisosDosProprios.grupos(['Gestor']))).toEqual([['perder_administrador', 'alerta']])
    expect(avisosDosProprios.grupos(['Gestor', 'Administrador'])).toEqual([])
    expect(codigosDe(avisosDosProprios.horarios([], sexta10h, fuso))).toEqual([['sair_agora', 'alerta']])
    expect(avisosDosProprios.horarios(modelosDeHorario.comercial.horarios, sexta10h, fuso)).toEqual([])
    expect(codigosDe(avisosDosProprios.desativacao())).toEqual([['desativar_a_si', 'alerta']])
  })
})

describe('emTexto', () => {
  const nomes: NomesDaTrilha = {
    grupo: (id) => `grupo ${id}`,
    contrato: (id) => `contrato ${id}`,
    vinculo: (id) => `pessoa ${id}`,
    quando: (instante) => instante,
  }
  const linha = (
    tabela: string,
    operacao: LinhaDaTrilha['operacao'],
    mudancas: LinhaDaTrilha['mudancas'],
  ): LinhaDaTrilha => ({ tabela, operacao, mudancas })

  it('tells a save of several tables as one event', () => {
    expect(
      emTexto(
        [
          linha('usuario_grupo', 'DELETE', { usuario_id: [3, null], grupo_id: [8, null] }),
          linha('usuario_grupo', 'INSERT', { usuario_id: [null, 3], grupo_id: [null, 9] }),
          linha('horario', 'INSERT', {
            dia_semana: [null, 'Sábado'],
            entrada: [null, '18:00:00'],
            saida: [null, '23:59:59'],
          }),
          linha('usuario', 'UPDATE', { versao: [1, 2] }),
        ],
        nomes,
      ),
    ).toEqual({
      titulo: 'Grupos alterados · Horários alterados',
      linhas: [
        { campo: 'Grupo', de: 'grupo 8', para: null },
        { campo: 'Grupo', de: null, para: 'grupo 9' },
        { campo: 'Sábado', de: null, para: '18:00 às 24:00' },
      ],
    })
  })

  it('says a group of many sectors once, and a creation as one thing', () => {
    const oito = Array.from({ length: 8 }, () => linha('usuario_grupo', 'INSERT', { grupo_id: [null, 1] }))
    const criado = linha('usuario', 'INSERT', {
      id: [null, 3],
      nome: [null, 'Ana'],
      alerta_vez: [null, true],
    })
    expect(emTexto([criado, ...oito], nomes)).toEqual({
      titulo: 'Usuário criado',
      linhas: [
        { campo: 'Nome', de: null, para: 'Ana' },
        { campo: 'Grupo', de: null, para: 'grupo 1' },
      ],
    })
  })

  it('names what people do to an account', () => {
    const titulo = (...linhas: LinhaDaTrilha[]) => emTexto(linhas, nomes).titulo
    expect(titulo(linha('usuario', 'UPDATE', { ativo: [true, false] }))).toBe('Usuário desativado')
    expect(titulo(linha('usuario', 'UPDATE', { ativo: [false, true] }))).toBe('Usuário reativado')
    expect(titulo(linha('usuario', 'UPDATE', { senha_hash: ['•••', '•••'] }))).toBe('Senha trocada')
    expect(titulo(linha('codigo_acesso', 'INSERT', { expira_em: [null, 'x'] }))).toBe(
      'Código de acesso gerado',
    )
    expect(titulo(linha('codigo_acesso', 'UPDATE', { usado_em: [null, 'x'] }))).toBe('Código de acesso usado')
    expect(titulo(linha('liberacao_horario', 'UPDATE', { revogada_em: [null, 'x'] }))).toBe(
      'Liberação revogada',
    )
    expect(titulo(linha('sessao', 'UPDATE', { encerrada_em: [null, 'x'] }))).toBe('Sessões encerradas')
    expect(titulo(linha('usuario_foto', 'DELETE', {}))).toBe('Foto retirada')
  })
})
