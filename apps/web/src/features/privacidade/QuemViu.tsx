import Typography from '@mui/material/Typography'
import { formatDate, formatDateTime, formatNumber } from '../../lib/format.ts'
import { Section } from '../../ui/page/Section.tsx'
import { RowTable, Small, type RowColumn } from '../../ui/table/RowTable.tsx'
import type { Registro } from './queries.ts'

const colunasDosAcessos: readonly RowColumn<Registro['acessos'][number]>[] = [
  {
    title: 'Quem',
    cell: ({ pessoa, grupos }) => (
      <>
        {pessoa ?? 'Ninguém identificado'}
        <Small>{grupos.join(', ')}</Small>
      </>
    ),
  },
  { title: 'O quê', cell: ({ oQue }) => oQue },
  { title: 'Vezes', cell: ({ vezes }) => formatNumber(vezes) },
  { title: 'Última', cell: ({ ate }) => formatDateTime(ate), code: true },
]

const colunasDasEntregas: readonly RowColumn<Registro['entregas'][number]>[] = [
  { title: 'Para quem', cell: ({ para }) => para },
  { title: 'O quê', cell: ({ oQue, talvez }) => (talvez ? `${oQue} (podia conter a pessoa)` : oQue) },
  { title: 'Por', cell: ({ por }) => por ?? 'O sistema' },
  { title: 'Quando', cell: ({ em }) => formatDateTime(em), code: true },
]

/** Who opened what of the person, each kind of reading once. */
export const Acessos = ({ registro: { acessos, acessosDesde } }: { readonly registro: Registro }) => (
  <Section
    title="Quem viu"
    subtitle={`Leituras de ficha, remuneração, saúde e arquivos desde ${formatDate(acessosDesde)}. Esta consulta também fica registrada.`}
    flush={acessos.length > 0}
  >
    {acessos.length === 0 ? (
      <Typography variant="body2" color="textSecondary">
        Ninguém abriu dados reservados desta pessoa desde então.
      </Typography>
    ) : (
      <RowTable
        label="Quem viu"
        rows={acessos}
        rowKey={({ pessoa, oQue }) => `${pessoa} ${oQue}`}
        columns={colunasDosAcessos}
      />
    )}
  </Section>
)

/** Where data of the person went: what is recorded by person, and what could hold everybody. */
export const Entregas = ({ entregas }: { readonly entregas: Registro['entregas'] }) => (
  <Section title="Para onde foi" flush={entregas.length > 0}>
    {entregas.length === 0 ? (
      <Typography variant="body2" color="textSecondary">
        Nada saiu daqui ainda.
      </Typography>
    ) : (
      <RowTable
        label="Para onde foi"
        rows={entregas}
        rowKey={({ para, oQue, em }) => `${para} ${oQue} ${em}`}
        columns={colunasDasEntregas}
      />
    )}
  </Section>
)
