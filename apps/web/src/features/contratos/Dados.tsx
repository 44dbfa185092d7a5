import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatCnpj14 } from '@rh/domain/br/mascaras'
import { indicesReajuste, papeisContato, tiposContrato } from '@rh/domain/contratos/tabelas'
import { formatDate } from '../../lib/format.ts'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import { phoneMask } from '../../ui/form/inputs/masks.ts'
import { Section } from '../../ui/page/Section.tsx'
import type { Contrato } from './queries.ts'

/** What the contract is, and whom to call. */
export const Dados = ({ contrato }: { readonly contrato: Contrato }) => (
  <Section title="Contrato">
    <DefinitionList
      dense
      items={[
        { label: 'Cliente', value: contrato.cliente.razaoSocial, wide: true },
        { label: 'CNPJ', value: formatCnpj14(contrato.cliente.cnpj) },
        { label: 'Tipo', value: tiposContrato[contrato.tipo] },
        { label: 'Início', value: formatDate(contrato.inicio) },
        { label: 'Fim', value: formatDate(contrato.fim) },
        {
          label: 'Índice de reajuste',
          value: contrato.indiceReajuste && indicesReajuste[contrato.indiceReajuste],
        },
        { label: 'Data-base', value: contrato.dataBase && formatDate(contrato.dataBase) },
        { label: 'Gestor operacional', value: contrato.gestor?.nome },
        {
          label: 'Centro de custo',
          value: `${contrato.centroDeCusto.codigo} – ${contrato.centroDeCusto.descricao}`,
          wide: true,
        },
        { label: 'Sindicato', value: contrato.sindicato.nome, wide: true },
      ]}
    />
    <Contatos contrato={contrato} />
  </Section>
)

function Contatos({ contrato: { cliente } }: { readonly contrato: Contrato }) {
  if (cliente.contatos.length === 0) return null
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        Contatos do cliente
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {cliente.contatos.map(({ nome, papel, email, telefone }) => (
          <li key={`${nome}-${papel}`}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {nome}
            </Typography>
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {papeisContato[papel]}
            </Typography>
            <Typography
              variant="body2"
              component="span"
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
            >
              {telefone && (
                <Box component="a" href={`tel:+55${telefone}`} sx={{ color: 'primary.dark', py: 0.5 }}>
                  {phoneMask.format(telefone)}
                </Box>
              )}
              {email && (
                <Box
                  component="a"
                  href={`mailto:${email}`}
                  sx={{ color: 'primary.dark', py: 0.5, overflowWrap: 'anywhere' }}
                >
                  {email}
                </Box>
              )}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  )
}
