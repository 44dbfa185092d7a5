import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { foraDoDossie, situacoesDoItem } from '@rh/domain/contratos/dossie'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { mesPorExtenso, type Dossie, type Item } from './queries.ts'

const Lista = styled('ul')(({ theme: { vars, breakpoints } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 12,
    rowGap: 2,
    padding: '14px 24px',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& b': { fontSize: '0.9375rem', fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.8125rem', color: vars.palette.text.secondary },
  '& details': { gridColumn: '1 / -1' },
  '& summary': {
    width: 'fit-content',
    minHeight: 32,
    paddingBlock: 4,
    borderRadius: 6,
    cursor: 'pointer',
    fontSize: '0.875rem',
    fontWeight: 600,
    color: vars.palette.primary.dark,
    '@media (pointer: coarse)': { minHeight: 44, paddingBlock: 10 },
  },
  '& details ul': { margin: 0, paddingInlineStart: 20, fontSize: '0.875rem' },
  [breakpoints.down('sm')]: { '& > li': { paddingInline: 20 } },
}))

/** The index before anything is taken: what goes, what is missing and why, and what never goes. */
export function Indice({ dossie: { itens, mes, pessoas } }: { readonly dossie: Dossie }) {
  const faltam = itens.filter(({ situacao }) => situacao === 'falta' || situacao === 'incompleto').length
  const quantas = `${pessoas} ${pessoas === 1 ? 'pessoa' : 'pessoas'}`
  return (
    <Section
      flush
      title={`O que vai em ${mesPorExtenso(mes)}`}
      subtitle={
        faltam === 0
          ? `Está completo: ${quantas} e os comprovantes do mês.`
          : `${quantas} · ${faltam === 1 ? '1 item com falta' : `${faltam} itens com faltas`}`
      }
    >
      <Lista>
        {itens.map((item) => (
          <Linha key={item.codigo} item={item} />
        ))}
      </Lista>
      <Box sx={{ px: 3, py: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
          O que nunca vai
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.875rem', color: 'text.secondary' }}>
          {foraDoDossie.map(([oque, porque]) => (
            <li key={oque}>
              <strong>{oque}.</strong> {porque}
            </li>
          ))}
        </Box>
      </Box>
    </Section>
  )
}

const Linha = ({ item: { label, baseLegal, situacao, texto, faltas } }: { readonly item: Item }) => (
  <li>
    <div>
      <b>{label}</b>
      <small>{texto}</small>
      <small>{baseLegal}</small>
    </div>
    <StatusChip {...situacoesDoItem[situacao]} />
    {faltas.length > 0 && faltas[0] !== texto && (
      <details>
        <summary>{faltas.length === 1 ? 'Ver a falta' : `Ver as ${faltas.length} faltas`}</summary>
        <ul>
          {faltas.map((falta) => (
            <li key={falta}>{falta}</li>
          ))}
        </ul>
      </details>
    )}
  </li>
)
