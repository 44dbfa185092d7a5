import { AdmissaoView } from './AdmissaoView.tsx'

/** `ver/:id`: the same page, only to read. */
export const Component = () => <AdmissaoView readOnly />
