import Button from '@mui/material/Button'
import { BarChart } from '../../ui/chart/BarChart.tsx'
import { BarRows } from '../../ui/chart/BarRows.tsx'
import { ChartSection } from '../../ui/chart/ChartSection.tsx'
import { FigureTable } from '../../ui/chart/FigureTable.tsx'
import { DueList } from '../../ui/data/DueList.tsx'
import { NumberMatrix } from '../../ui/data/NumberMatrix.tsx'
import { NumberStrip } from '../../ui/data/NumberStrip.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { PeopleTable } from '../../ui/table/PeopleTable.tsx'
import { RowTable, Small, type RowColumn } from '../../ui/table/RowTable.tsx'

interface Linha {
  readonly nome: string
  readonly agenda: string
  readonly falha: string | null
}

const colunas: readonly RowColumn<Linha>[] = [
  {
    title: 'Rotina',
    cell: ({ nome, agenda }) => (
      <>
        {nome}
        <Small>{agenda}</Small>
      </>
    ),
  },
  { title: 'Última falha', cell: ({ falha }) => falha },
  { title: 'Rodar', cell: () => <Button size="small">Rodar agora</Button>, act: true },
]

const meses = [
  { nome: 'set', entraram: 12, sairam: 15, saldo: -3 },
  { nome: 'out', entraram: 18, sairam: 9, saldo: 9 },
  { nome: 'nov', entraram: 7, sairam: 4, saldo: 3 },
]

/** Number strip, matrix, list of what is due, charts and their tables. */
export const Numeros = () => (
  <>
    <NumberStrip
      numbers={[
        { key: 'vagas', label: 'Vagas abertas', value: '22', fact: 'em 6 contratos', href: '#' },
        { key: 'dobra', label: 'Férias em dobro', value: '3', fact: 'vencidas', href: '#', late: true },
        { key: 'carregando', label: 'Carregando', value: undefined, fact: 'ainda não se sabe', href: '#' },
        { key: 'falhou', label: 'Não contado', value: null, fact: '', href: '#' },
      ]}
    />
    <Section title="Prazos" flush>
      <NumberMatrix
        name="dev-prazos"
        label="Prazos por dia"
        corner="O quê"
        columns={[
          { key: 'antes', title: 'Atrasado', tone: 'late' },
          { key: 'hoje', title: 'Hoje', detail: '23/11', tone: 'now' },
          { key: 'semana', title: 'Na semana' },
        ]}
        rows={[
          { key: 'experiencia', title: 'Experiência', detail: 'prorrogar ou efetivar', values: [0, 2, 8] },
          { key: 'total', title: 'Total', values: [0, 2, 8], total: true },
        ]}
        expected={2}
        hrefOf={() => '#'}
        current={['experiencia', 'hoje']}
      />
      <DueList
        name="dev-vencendo"
        items={[
          {
            key: 'a',
            href: '#',
            title: 'Maria de Lourdes Aparecida',
            detail: 'Blocos didáticos',
            task: 'Abrir a demissão',
            taskDetail: 'a experiência termina',
            when: 'há 2 dias',
            tone: 'late',
          },
          {
            key: 'b',
            href: '#',
            title: 'José Antônio',
            detail: 'Torre e subsolos',
            task: 'Pagar as férias',
            taskDetail: 'dois dias antes do início',
            when: 'hoje',
            tone: 'now',
          },
        ]}
        empty="Nada vence"
        expected={2}
      />
      <DueList name="dev-nada" items={[]} empty="Nada vence nesta semana." expected={2} />
    </Section>
    <ChartSection
      title="Entraram 9 pessoas a mais do que saíram desde setembro"
      subtitle="Admissões e desligamentos por mês"
      name="dev-movimento"
      height={260}
      chart={
        <BarChart
          label="Admissões e desligamentos por mês"
          upName="Entraram"
          downName="Saíram"
          bars={meses.map(({ nome, entraram, sairam, saldo }, indice) => ({
            key: nome,
            name: nome,
            label: `${nome}: ${entraram} entraram, ${sairam} saíram`,
            up: entraram,
            down: sairam,
            href: '#',
            note: `${saldo}`,
            bad: saldo < 0,
            partial: indice === meses.length - 1,
          }))}
        />
      }
      table={
        <FigureTable
          label="Admissões e desligamentos por mês, em números"
          heads={['Mês', 'Entraram', 'Saíram']}
          rows={meses.map(({ nome, entraram, sairam }) => ({
            key: nome,
            title: nome,
            cells: [entraram, sairam],
          }))}
          total={{ key: 'total', title: 'Total', cells: [37, 28] }}
        />
      }
    />
    <Section title="Pessoas" flush>
      <PeopleTable
        label="Pessoas"
        heads={['Nome', 'Cargo']}
        people={['Maria de Lourdes', 'José Antônio', 'Benedita Conceição']}
        first={2}
        renderRow={(nome) => (
          <tr key={nome} data-link={false}>
            <td data-title="true">{nome}</td>
            <td data-label="Cargo">Auxiliar de limpeza</td>
          </tr>
        )}
      />
      <PeopleTable label="Ninguém" heads={['Nome']} people={[]} renderRow={() => null} />
    </Section>
    <Section title="Linhas" flush>
      <RowTable
        label="Linhas"
        rows={[
          {
            nome: 'Entrega de webhooks',
            agenda: 'a cada minuto',
            falha: 'Não foi possível falar com outro servidor.',
          },
          { nome: 'Lembretes do calendário', agenda: 'a cada minuto', falha: null },
        ]}
        rowKey={({ nome }) => nome}
        columns={colunas}
      />
    </Section>
    <Section title="Barras" flush>
      <BarRows
        mark={12}
        rows={[
          { key: 'a', title: 'Hospital das Flores', value: 24, text: '24 de 12', href: '#', strong: true },
          { key: 'b', title: 'Shopping do Parque', detail: 'sem Gestor', value: 6, text: '6 de 12' },
        ]}
      />
    </Section>
  </>
)
