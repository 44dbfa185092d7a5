import { formatCnpj14 } from '@rh/domain/br/mascaras'
import { meses, tiposDeSindicato } from '@rh/domain/cadastros/sindicato'
import { formatDate } from '../../../lib/format.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { Pisos } from '../cargos/Pisos.tsx'
import { opcoesDe } from '../opcoes.ts'
import { CadastroTela } from '../CadastroTela.tsx'
import type { TelaDeCadastro } from '../tela.ts'
import { Convencoes } from './Convencoes.tsx'
import { SindicatoCampos } from './SindicatoCampos.tsx'

const tela: TelaDeCadastro<'sindicato'> = {
  nome: 'sindicato',
  cells: {
    cnpj: ({ cnpj }) => formatCnpj14(cnpj),
    tipo: ({ tipo }) => tiposDeSindicato[tipo],
    dataBaseMes: ({ dataBaseMes }) => meses[dataBaseMes] ?? '–',
    convencaoFim: ({ convencaoFim }) =>
      convencaoFim ? formatDate(convencaoFim) : <StatusChip label="Sem convenção" tone="warning" />,
  },
  phone: ['uf', 'dataBaseMes', 'convencaoFim'],
  busca: 'Buscar por nome ou CNPJ',
  filtros: [{ kind: 'choice', filtro: 'tipo', label: 'Tipo', options: opcoesDe(tiposDeSindicato) }],
  vazio: 'O sindicato é o do município onde se presta o serviço: é ele que dá os pisos.',
  titulo: ({ nome }) => nome,
  valores: (linha) => ({
    nome: linha?.nome ?? '',
    cnpj: linha?.cnpj ?? '',
    tipo: linha?.tipo ?? 'profissional',
    uf: linha?.uf ?? null,
    dataBaseMes: linha?.dataBaseMes ?? null,
    base: linha?.base.map(({ uf, municipioIbge }) => ({ uf, municipioIbge })) ?? [
      { uf: null, municipioIbge: null },
    ],
  }),
  Campos: SindicatoCampos,
  abas: [
    { id: 'convencoes', label: 'Convenções', draw: ({ id }) => <Convencoes sindicatoId={id} /> },
    { id: 'pisos', label: 'Pisos', draw: ({ id }) => <Pisos sindicatoId={id} /> },
  ],
}

export const Tela = () => <CadastroTela tela={tela} />
