// What the server says of a dismissal to come, for the tests of its form.
import type { CausaOferecida, Opcoes, Situacao } from './registro.ts'

export const legivel = (texto: string): string => texto.replaceAll('\u00a0', ' ')

const causa = (codigo: string, mudanca: Partial<CausaOferecida> = {}): CausaOferecida => ({
  codigo,
  rotulo: `Causa ${codigo}`,
  ajuda: 'Quando.',
  nome: `Nome ${codigo}`,
  iniciativa: 'EMPREGADOR',
  aprova: 'coordenacao',
  processoJudicial: 'nao',
  cabe: true,
  significa: ['aviso', 'multa', 'saque', 'seguro', 'ferias'].map((tema) => ({
    tema,
    rotulo: tema,
    texto: `${tema} ${codigo}`,
    tem: codigo === '02',
  })),
  ...mudanca,
})

export const situacao: Situacao = {
  admissao: '2025-08-14',
  contrato: { tipo: 'indeterminado', fim: null },
  impedimentos: [],
  estabilidades: [],
  afastamentos: [],
  ferias: [],
  saldoFerias: 30,
  processos: [],
  aviso: null,
  ultimoExame: '2026-08-05',
  dataBaseMes: 1,
  menor: false,
  salarioCentavos: 188_500,
}

const forma = (codigo: Opcoes['avisos'][string][number]['codigo'], reducao = false) => ({
  codigo,
  rotulo: codigo === 'trabalhado' ? 'Trabalhado' : 'Indenizado',
  significa: '',
  reducao,
  fundamento: '',
})

export const opcoes: Opcoes = {
  hoje: '2026-11-23',
  causas: [
    causa('01', { aprova: 'gerente_rh' }),
    causa('02'),
    causa('06', { iniciativa: 'AUTOMATICA', cabe: false }),
    causa('07', { iniciativa: 'EMPREGADO' }),
    causa('10', { iniciativa: 'AUTOMATICA' }),
    causa('33', { iniciativa: 'AMBOS' }),
  ],
  avisos: {
    '01': [forma('nao_se_aplica')],
    '02': [forma('trabalhado', true), forma('indenizado')],
    '33': [forma('trabalhado'), forma('indenizado')],
  },
  alineas: [],
  lembretes: { colaboradorId: 7, dias: [] },
  recontratacao: false,
  situacao,
}

export const vigente: Situacao['estabilidades'][number] = {
  nome: 'Gestante',
  inicio: '2026-02-01',
  fim: '2026-12-10',
  situacao: 'vigente',
  origem: 'AFA-2026-000087',
  fundamento: 'ADCT art. 10 II b',
  permite: ['Pedido de demissão com assistência.'],
}
