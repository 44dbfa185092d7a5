import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import { formatDate, formatNumber, startSentence } from '../../lib/format.ts'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'
import type { Registro } from './queries.ts'

type UmaCategoria = Registro['categorias'][number]

/** One kind of data of the person: why it is kept, until when, who sees it, and what it says. */
export function Categoria({ categoria }: { readonly categoria: UmaCategoria }) {
  const { label, finalidade, base, quemVe, para, registros, itens, reservado, guarda, porque, ate } =
    categoria
  return (
    <Section
      title={label}
      subtitle={`${formatNumber(registros)} ${registros === 1 ? 'registro' : 'registros'} · ${finalidade}`}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <DefinitionList
          items={[
            { label: 'Base legal', value: startSentence(base) },
            {
              label: 'Até quando',
              value: `${ate ? `${formatDate(ate)}, ` : ''}${guarda}: ${porque}`,
            },
            { label: 'Quem vê', value: quemVe.join(', ') },
            { label: 'Para quem vai', value: startSentence(para ?? 'ninguém de fora') },
          ]}
        />
        {reservado && (
          <Alert severity="info" icon={<Icon name="cadeado" />}>
            O conteúdo é reservado. Quem o entrega ao titular é o Sesmt.
          </Alert>
        )}
        {itens.length > 0 && (
          <>
            <Divider />
            <DefinitionList items={porRotulo(itens)} />
          </>
        )}
      </Box>
    </Section>
  )
}

/** What has one label stands under it together. */
function porRotulo(itens: UmaCategoria['itens']) {
  const grupos = new Map<string, string[]>()
  for (const { rotulo, valor } of itens) grupos.set(rotulo, [...(grupos.get(rotulo) ?? []), valor])
  return [...grupos].map(([label, valores]) => ({
    label,
    value: valores.length === 1 ? valores[0] : valores.map((valor, i) => <div key={i}>{valor}</div>),
  }))
}
