import { abrangencias, quandoCai } from '@rh/domain/cadastros/feriado'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import type { LinhaDe } from '../chamadas.ts'
import { opcoesDe } from '../opcoes.ts'
import { CadastroTela } from '../CadastroTela.tsx'
import type { TelaDeCadastro } from '../tela.ts'
import { AnoDoLugar } from './AnoDoLugar.tsx'
import { FeriadoCampos } from './FeriadoCampos.tsx'

type Feriado = LinhaDe<'feriado'>

const tela: TelaDeCadastro<'feriado'> = {
  nome: 'feriado',
  cells: {
    quando: (feriado: Feriado) => quandoCai(feriado),
    abrangencia: ({ abrangencia }: Feriado) => abrangencias[abrangencia],
    fundamento: ({ fundamento, conferir }: Feriado) =>
      conferir ? <StatusChip label="A conferir" tone="warning" /> : fundamento,
  },
  phone: ['quando', 'lugar', 'fundamento'],
  busca: 'Buscar por nome, município ou UF',
  filtros: [{ kind: 'choice', filtro: 'abrangencia', label: 'Abrangência', options: opcoesDe(abrangencias) }],
  vazio: 'Cadastre os feriados dos lugares onde a empresa presta serviço.',
  titulo: ({ nome }) => nome,
  subtitulo: 'Decidem o início das férias, os prazos em dias úteis e a escala de cada lugar.',
  valores: (linha) => ({
    nome: linha?.nome ?? '',
    abrangencia: linha?.abrangencia ?? 'municipal',
    uf: linha?.uf ?? null,
    municipioIbge: linha?.municipioIbge ?? null,
    repeticao: linha?.repeticao ?? 'anual',
    dia: linha?.dia ?? null,
    mes: linha?.mes ?? null,
    diasDaPascoa: linha?.diasDaPascoa ?? null,
    data: linha?.data ?? '',
    desdeAno: linha?.desdeAno ?? null,
    ateAno: linha?.ateAno ?? null,
    fundamento: linha?.fundamento ?? '',
    conferir: linha?.conferir ?? false,
  }),
  Campos: FeriadoCampos,
}

export const Tela = () => (
  <CadastroTela tela={tela}>
    <AnoDoLugar />
  </CadastroTela>
)
