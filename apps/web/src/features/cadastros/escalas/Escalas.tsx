import { horarioDaEscala, tiposDeEscala } from '@rh/domain/cadastros/escala'
import { once } from '@rh/domain/once'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { opcoesDe } from '../opcoes.ts'
import { CadastroTela } from '../CadastroTela.tsx'
import type { TelaDeCadastro } from '../tela.ts'
import { EscalaCampos } from './EscalaCampos.tsx'

const horas = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }))

const tela: TelaDeCadastro<'escala'> = {
  nome: 'escala',
  cells: {
    tipo: ({ tipo }) => tiposDeEscala[tipo as keyof typeof tiposDeEscala] ?? tipo,
    horario: horarioDaEscala,
    horasSemanais: ({ horasSemanais }) => `${horas().format(horasSemanais)} h`,
    noturna: ({ noturna }) => (noturna ? <StatusChip label="Noturna" tone="info" /> : 'Diurna'),
    pessoas: ({ pessoas }) => (pessoas > 0 ? pessoas : '–'),
  },
  phone: ['horario', 'horasSemanais', 'pessoas'],
  busca: 'Buscar por nome',
  filtros: [{ kind: 'choice', filtro: 'tipo', label: 'Tipo', options: opcoesDe(tiposDeEscala) }],
  vazio: 'Os postos e as admissões escolhem a escala daqui.',
  titulo: ({ nome }) => nome,
  valores: (linha) => ({
    nome: linha?.nome ?? '',
    tipo: linha?.tipo ?? null,
    ciclo: linha?.ciclo ?? 'semanal',
    dias: linha?.dias ?? ['seg', 'ter', 'qua', 'qui', 'sex'],
    cicloTrabalho: linha?.cicloTrabalho ?? null,
    cicloFolga: linha?.cicloFolga ?? null,
    entrada: linha?.entrada ?? '',
    saida: linha?.saida ?? '',
    intervaloMinutos: linha?.intervaloMinutos ?? 60,
    sabadoEntrada: linha?.sabadoEntrada ?? '',
    sabadoSaida: linha?.sabadoSaida ?? '',
    repouso: linha?.repouso ?? (linha ? null : 'dom'),
  }),
  Campos: EscalaCampos,
}

export const Tela = () => <CadastroTela tela={tela} />
