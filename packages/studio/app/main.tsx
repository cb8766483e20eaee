import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Studio } from './studio';

const root = document.getElementById('studio');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Studio />
    </StrictMode>,
  );
}
